import {
  type TournamentEvent,
  type TournamentEventOf,
  type TournamentEvents,
  type TournamentEventType,
  winnerOf,
} from './events.ts';
import { WAITLIST_REDUCERS, withoutWaitlist } from './entries/evolve-waitlist.ts';
import { GROUP_DRAW_REDUCERS } from './group-draw/evolve-group-draw.ts';
import { modelOf } from './stages/model-of.ts';
import type { StageChange } from './stages/stage-engine.ts';
import type { Stage } from './stages/stage.ts';
import { stageStartOf } from './stages/stage-entry.ts';
import { TEAM_REDUCERS } from './teams/evolve-teams.ts';
import {
  revised,
  withCancelledMatches,
  withCurrentRounds,
  withEntry,
  withMatch,
  withParticipant,
  withRound,
  withStage,
  withStageChange,
} from './state-parts.ts';
import type { Participant, TournamentState } from './types.ts';

type Apply<T extends TournamentEventType> = (state: TournamentState, facts: TournamentEvents[T]) => TournamentState;
type LaterEventType = Exclude<TournamentEventType, 'tournament_created'>;

/**
 * The state after one more event. Only the touched path is copied, so that a result costs the same in
 * a tournament of any size.
 */
export function evolveTournament(state: TournamentState, event: TournamentEvent): TournamentState {
  if (event.type === 'tournament_created') return initialState(event);
  const apply = REDUCERS[event.type] as Apply<LaterEventType>;
  return apply(state, event.payload);
}

/** The state right after `tournament_created`, which every other event is folded onto. */
export function initialState(event: TournamentEventOf<'tournament_created'>): TournamentState {
  const { tournament_id, at: _, ...details } = event.payload;
  return {
    ...details,
    id: tournament_id,
    status: 'draft',
    check_in_due_at: null,
    started_at: null,
    finished_at: null,
    cancel_reason: null,
    participants: {},
    stages: [],
    current_stage: null,
    match_index: {},
    placements: [],
    featured_match_id: null,
  };
}

/** Folds the whole log; its first event is `tournament_created`. */
export function foldTournament(
  events: readonly [TournamentEventOf<'tournament_created'>, ...TournamentEvent[]],
): TournamentState {
  const [created, ...later] = events;
  return later.reduce(evolveTournament, initialState(created));
}

const REDUCERS: { readonly [T in LaterEventType]: Apply<T> } = {
  tournament_updated: (state, { changes }) => revised({ ...state, ...changes }),
  registration_opened: (state) => ({ ...state, status: 'registration' }),
  participant_registered: (state, { participant_id, user_id, name, status, team_id, players, at }) =>
    withEntry(state, {
      ...newParticipant({ id: participant_id, user_id, name, status, registered_at: at }),
      ...(team_id !== undefined && { team_id }),
      ...(players && { roster: players.map((player) => ({ ...player, added_at: at })) }),
    }),
  ...TEAM_REDUCERS,
  participant_approved: (state, { participant_id, status }) => withParticipant(state, participant_id, { status }),
  participant_rejected: (state, { participant_id, reason }) =>
    withParticipant(state, participant_id, { status: 'rejected', reason }),
  participant_withdrawn: (state, { participant_id, fee_kept }) =>
    withParticipant(state, participant_id, { status: 'withdrawn', ...(fee_kept && { fee_kept }) }),
  ...WAITLIST_REDUCERS,
  decks_submitted: (state, { participant_id, count, at }) =>
    withParticipant(state, participant_id, { decks_submitted: count, decks_at: at, decks_unlocked: false }),
  decks_unlocked: (state, { participant_id }) => withParticipant(state, participant_id, { decks_unlocked: true }),
  ...GROUP_DRAW_REDUCERS,
  seeding_changed: (state, { seeding }) => ({ ...state, seeding }),
  participant_checked_in: (state, { participant_id, at }) => {
    const isWaiting = state.participants[participant_id]?.status === 'waitlisted';
    return withParticipant(state, participant_id, {
      checked_in_at: at,
      ...(isWaiting ? {} : { status: 'checked_in' }),
    });
  },
  tournament_started: startTournament,
  rules_amended: amendRules,
  stage_started: startStage,
  round_started: (state, payload) => withStageChange(state, payload.stage, { type: 'round_started', payload }),
  round_taken_back: (state, payload) => withStageChange(state, payload.stage, { type: 'round_taken_back', payload }),
  stage_taken_back: (state, facts) => ({ ...withdrawStages(state, facts), held_stage: facts.stage }),
  step_undone: (state) => state,
  bracket_matches_opened: (state, payload) =>
    withStageChange(state, payload.stage, { type: 'bracket_matches_opened', payload }),
  bracket_walkovers_given: (state, payload) =>
    withStageChange(state, payload.stage, { type: 'bracket_walkovers_given', payload }),
  bracket_matches_withdrawn: (state, payload) =>
    withStageChange(state, payload.stage, { type: 'bracket_matches_withdrawn', payload }),
  event_paused: (state, { reason, by, at }) => ({ ...state, pause: { since: at, reason, by } }),
  event_resumed: resumeEvent,
  match_progressed: (state, { match_id, status, wins_a, wins_b, due_at, check_in_rung, games, at }) =>
    withMatch(state, match_id, {
      status,
      wins_a,
      wins_b,
      due_at,
      check_in_rung,
      ...(games && { games }),
      updated_at: at,
    }),
  match_finished: (state, { match_id, status, wins_a, wins_b, result, games, at }) =>
    withMatch(state, match_id, {
      status,
      wins_a,
      wins_b,
      result,
      winner: winnerOf(result),
      due_at: null,
      check_in_rung: undefined,
      ...(games && { games }),
      updated_at: at,
    }),
  match_reopened: (state, { match_id, status, wins_a, wins_b, due_at, games, at }) => {
    const position = state.match_index[match_id];
    if (!position) return state;
    const reopened = withMatch(state, match_id, {
      status,
      wins_a,
      wins_b,
      due_at,
      ...(games && { games }),
      result: null,
      winner: null,
      updated_at: at,
    });
    return withRound(reopened, position[0], position[1], (round) => ({
      ...round,
      status: 'running',
      finished_at: null,
    }));
  },
  round_finished: (state, { stage, round, at }) =>
    withRound(state, stage, round - 1, (played) => ({ ...played, status: 'finished', finished_at: at })),
  stage_finished: (state, { stage, ranking }) =>
    withStage(state, stage, (played) => ({ ...played, status: 'finished', ranking })),
  stage_reopened: (state, { stage }) =>
    withStage(state, stage, (played) => ({ ...played, status: 'running', ranking: [] })),
  stages_withdrawn: withdrawStages,
  tournament_reopened: (state) => ({ ...withoutShortage(state), status: 'running', finished_at: null, placements: [] }),
  ranking_corrected: (state, { stage, ranking }) => withStage(state, stage, (played) => ({ ...played, ranking })),
  placements_corrected: (state, { placements }) => ({ ...state, placements }),
  participant_entered_late: enterLate,
  participant_dropped: (state, payload) => {
    const { participant_id, reason = null } = payload;
    const left = withParticipant(state, participant_id, { status: 'dropped', reason, ...placeLeft(state) });
    return withChangeNow(left, { type: 'participant_dropped', payload });
  },
  participant_reinstated: (state, payload) => {
    const back = withParticipant(state, payload.participant_id, { status: 'active', reason: null });
    return withChangeNow(back, { type: 'participant_reinstated', payload });
  },
  participant_disqualified: (state, payload) => {
    const { participant_id, reason } = payload;
    const left = withParticipant(state, participant_id, { status: 'disqualified', reason, ...placeLeft(state) });
    return withChangeNow(left, { type: 'participant_disqualified', payload });
  },
  featured_match_changed: (state, { match_id }) => ({ ...state, featured_match_id: match_id }),
  tournament_finished: (state, { placements, short_of_stage, at }) => ({
    ...withoutShortage(state),
    status: 'finished',
    finished_at: at,
    placements,
    ...(short_of_stage !== undefined && { short_of_stage }),
  }),
  tournament_cancelled: (state, { reason, at }) => ({
    ...withCancelledMatches(withoutPause(state), at),
    status: 'cancelled',
    finished_at: at,
    cancel_reason: reason,
    check_in_due_at: null,
  }),
};

/** Where the event stood when somebody left it, so that no round before counts as one that was not theirs any more. */
function placeLeft(state: TournamentState): Pick<Participant, 'left_at'> {
  const stage = state.current_stage === null ? undefined : state.stages[state.current_stage];
  return stage ? { left_at: { stage: stage.index, round: stage.rounds.length } } : {};
}

function newParticipant(facts: Pick<Participant, 'id' | 'user_id' | 'name' | 'status' | 'registered_at'>): Participant {
  return { ...facts, seed: null, lot: null, decks_submitted: 0, checked_in_at: null, reason: null };
}

function startTournament(before: TournamentState, facts: TournamentEvents['tournament_started']): TournamentState {
  const state = withoutWaitlist(before);
  const participants: Record<string, Participant> = { ...state.participants };
  const change = (id: string, changes: Partial<Participant>) => {
    const participant = participants[id];
    if (participant) participants[id] = { ...participant, ...changes };
  };
  facts.entrants.forEach(({ participant_id, lot, team_id }, index) =>
    change(participant_id, {
      status: 'active',
      seed: index + 1,
      lot,
      decks_unlocked: false,
      ...(team_id !== undefined && { team_id }),
    }),
  );
  for (const id of facts.absent) change(id, { status: 'absent' });
  const fixed = {
    ...(facts.rewards && { reward_table: facts.rewards }),
    ...(facts.rules && { rule_versions: [{ ...facts.rules, at: facts.at, reason: null, by: null }] }),
    ...(facts.apart && { apart: facts.apart }),
  };
  return { ...state, status: 'running', started_at: facts.at, check_in_due_at: null, participants, ...fixed };
}

function amendRules(state: TournamentState, facts: TournamentEvents['rules_amended']): TournamentState {
  const { changes, rules, reason, by, at } = facts;
  const rule_versions = [...(state.rule_versions ?? []), { ...rules, at, reason, by }];
  return revised({ ...state, settings: { ...state.settings, ...changes }, rule_versions });
}

function withoutPause(state: TournamentState): TournamentState {
  const { pause: _, ...others } = state;
  return others;
}

/** Rounds that were being played have as much more time. */
function resumeEvent(state: TournamentState, { paused_ms }: TournamentEvents['event_resumed']): TournamentState {
  const going = withoutPause(state);
  return withCurrentRounds(going, (round) =>
    round.status === 'running' ? { ...round, paused_ms: (round.paused_ms ?? 0) + paused_ms } : round,
  );
}

function withoutShortage(state: TournamentState): TournamentState {
  const { short_of_stage: _, ...others } = state;
  return others;
}

function startStage(state: TournamentState, facts: TournamentEvents['stage_started']): TournamentState {
  const settings = state.settings.stages[facts.stage];
  if (!settings) throw new Error(`the event has no settings for its stage ${facts.stage}`);
  const stage: Stage = { ...modelOf(settings).begin(facts), ...stageStartOf(facts) };
  const { held_stage: _, ...others } = state;
  return { ...others, current_stage: facts.stage, stages: [...state.stages, stage] };
}

type WithdrawnStages = Pick<TournamentEvents['stages_withdrawn'], 'stage' | 'match_ids'>;

function withdrawStages(state: TournamentState, facts: WithdrawnStages): TournamentState {
  const match_index = { ...state.match_index };
  for (const id of facts.match_ids) delete match_index[id];
  const isGone = state.featured_match_id !== null && match_index[state.featured_match_id] === undefined;
  return {
    ...state,
    stages: state.stages.slice(0, facts.stage),
    current_stage: facts.stage - 1,
    match_index,
    ...(isGone && { featured_match_id: null }),
  };
}

function enterLate(state: TournamentState, payload: TournamentEvents['participant_entered_late']): TournamentState {
  const { participant_id, seed, lot, team_id } = payload;
  const entered = withParticipant(state, participant_id, {
    status: 'active',
    seed,
    lot,
    ...(team_id !== undefined && { team_id }),
  });
  return withChangeNow(entered, { type: 'participant_entered_late', payload });
}

/** For the stage that is being played; before the start there is none. */
function withChangeNow(state: TournamentState, change: StageChange): TournamentState {
  return state.current_stage === null ? state : withStageChange(state, state.current_stage, change);
}
