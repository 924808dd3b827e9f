import type { MatchSummary, Round } from './stages/stage-base.ts';
import type { Stage } from './stages/stage.ts';
import type { StageChange } from './stages/stage-engine.ts';
import { modelOf } from './stages/model-of.ts';
import { matchesOf } from './stages/stage-rounds.ts';
import { recount } from './entries/tally.ts';
import type { MatchPosition, Participant, TournamentState } from './types.ts';

export function currentStage(state: TournamentState): Stage | undefined {
  return state.current_stage === null ? undefined : state.stages[state.current_stage];
}

/** Its details have changed: whoever saw others has to look again. */
export const revised = (state: TournamentState): TournamentState => ({ ...state, revision: (state.revision ?? 0) + 1 });

type Participants = Record<string, Participant>;

/** The entries that are changed in place, while that goes on; all others are copied. */
let inPlace: Participants | undefined;

/** Puts entries into this map itself for as long as `work` runs: for who has made the map, and shows it to nobody meanwhile. */
export function changingInPlace<Result>(participants: Participants, work: () => Result): Result {
  inPlace = participants;
  try {
    return work();
  } finally {
    inPlace = undefined;
  }
}

/** A new entry, or another one in its place. */
export function withEntry(state: TournamentState, entry: Participant): TournamentState {
  if (state.participants === inPlace) {
    recount(inPlace, inPlace[entry.id], entry);
    inPlace[entry.id] = entry;
    return { ...state };
  }
  return { ...state, participants: { ...state.participants, [entry.id]: entry } };
}

export function withParticipant(state: TournamentState, id: string, changes: Partial<Participant>): TournamentState {
  const participant = state.participants[id];
  if (!participant) return state;
  return withEntry(state, { ...participant, ...changes });
}

export function withStage(state: TournamentState, index: number, change: (stage: Stage) => Stage): TournamentState {
  const stage = state.stages[index];
  return stage ? { ...state, stages: state.stages.with(index, change(stage)) } : state;
}

/** `index` is the round's place in the stage's list. */
export function withRound(
  state: TournamentState,
  stage: number,
  index: number,
  change: (round: Round) => Round,
): TournamentState {
  return withStage(state, stage, (played) => {
    const round = played.rounds[index];
    return round ? { ...played, rounds: played.rounds.with(index, change(round)) } : played;
  });
}

/** Every round of the stage that is being played. */
export function withCurrentRounds(state: TournamentState, change: (round: Round) => Round): TournamentState {
  if (state.current_stage === null) return state;
  return withStage(state, state.current_stage, (played) => ({ ...played, rounds: played.rounds.map(change) }));
}

/** A match that the state doesn't know (withdrawn meanwhile) changes nothing. */
export function withMatch(state: TournamentState, matchId: string, changes: Partial<MatchSummary>): TournamentState {
  const [stage, index, position] = state.match_index[matchId] ?? NOWHERE;
  return withRound(state, stage, index, (round) => {
    const match = round.matches[position];
    return match ? { ...round, matches: round.matches.with(position, { ...match, ...changes }) } : round;
  });
}

/** The event was cancelled, and with it every match that was open. */
export function withCancelledMatches(state: TournamentState, at: string): TournamentState {
  const open = state.stages.flatMap(matchesOf).filter(({ result }) => result === null);
  const changes = { status: 'cancelled', due_at: null, check_in_rung: undefined, updated_at: at } as const;
  return open.reduce((now, { match_id }) => withMatch(now, match_id, changes), state);
}

export function findMatch(state: TournamentState, matchId: string): MatchSummary | undefined {
  const [stage, index, position] = state.match_index[matchId] ?? NOWHERE;
  return state.stages[stage]?.rounds[index]?.matches[position];
}

/** The state after an event that its stage folds. The index follows, and a match that is gone is not featured any more. */
export function withStageChange(state: TournamentState, index: number, change: StageChange): TournamentState {
  const before = state.stages[index];
  if (!before) return state;
  const after = modelOf(before).evolve(before, change);
  if (after === before) return state;
  const changed = { ...state, stages: state.stages.with(index, after) };
  if (after.rounds === before.rounds) return changed;
  const match_index = reindexed(state.match_index, before, after);
  const isGone = state.featured_match_id !== null && match_index[state.featured_match_id] === undefined;
  return { ...changed, match_index, ...(isGone && { featured_match_id: null }) };
}

const NOWHERE: MatchPosition = [-1, -1, -1];

type MatchIndex = TournamentState['match_index'];

function reindexed(index: MatchIndex, before: Stage, after: Stage): MatchIndex {
  const fresh: Record<string, MatchPosition> = { ...index };
  for (let place = 0; place < Math.max(before.rounds.length, after.rounds.length); place++) {
    const [was, is] = [before.rounds[place], after.rounds[place]];
    if (was === is) continue;
    const from = firstDifference(was?.matches ?? [], is?.matches ?? []);
    for (const { match_id } of was?.matches.slice(from) ?? []) delete fresh[match_id];
    is?.matches.slice(from).forEach(({ match_id }, offset) => {
      fresh[match_id] = [after.index, place, from + offset];
    });
  }
  return fresh;
}

/** A round that only grew, as nearly always, is indexed from its end. */
function firstDifference(was: readonly MatchSummary[], is: readonly MatchSummary[]): number {
  const found = was.findIndex(({ match_id }, position) => is[position]?.match_id !== match_id);
  return found === -1 ? was.length : found;
}
