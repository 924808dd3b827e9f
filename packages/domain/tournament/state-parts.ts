import type { OpenedMatch, TournamentEvents } from './events.ts';
import type { MatchPosition, MatchSummary, Participant, Round, Stage, TournamentState } from './types.ts';

export function withParticipant(state: TournamentState, id: string, changes: Partial<Participant>): TournamentState {
  const participant = state.participants[id];
  if (!participant) return state;
  return { ...state, participants: { ...state.participants, [id]: { ...participant, ...changes } } };
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

/** A match that the state doesn't know (withdrawn meanwhile) changes nothing. */
export function withMatch(state: TournamentState, matchId: string, changes: Partial<MatchSummary>): TournamentState {
  const [stage, index, position] = state.match_index[matchId] ?? NOWHERE;
  return withRound(state, stage, index, (round) => {
    const match = round.matches[position];
    return match ? { ...round, matches: round.matches.with(position, { ...match, ...changes }) } : round;
  });
}

export function findMatch(state: TournamentState, matchId: string): MatchSummary | undefined {
  const [stage, index, position] = state.match_index[matchId] ?? NOWHERE;
  return state.stages[stage]?.rounds[index]?.matches[position];
}

export function startRound(state: TournamentState, facts: TournamentEvents['round_started']): TournamentState {
  const round: Round = {
    number: facts.round,
    status: 'running',
    bye: facts.bye,
    started_at: facts.at,
    finished_at: null,
    matches: facts.matches.map((match) => newSummary(match, facts.stage, facts.at)),
  };
  const changed = withStage(state, facts.stage, (stage) => ({ ...stage, rounds: [...stage.rounds, round] }));
  return indexed(changed, facts.stage, facts.round - 1, 0);
}

export function openBracketMatches(
  state: TournamentState,
  facts: TournamentEvents['bracket_matches_opened'],
): TournamentState {
  let changed = state;
  for (const [number, matches] of Map.groupBy(facts.matches, (match) => match.round)) {
    changed = withRoundsUpTo(changed, facts.stage, number, facts.at);
    const known = changed.stages[facts.stage]?.rounds[number - 1]?.matches.length ?? 0;
    changed = withRound(changed, facts.stage, number - 1, (round) => ({
      ...round,
      matches: [...round.matches, ...matches.map((match) => newSummary(match, facts.stage, facts.at))],
    }));
    changed = indexed(changed, facts.stage, number - 1, known);
  }
  return changed;
}

export function withdrawMatches(
  state: TournamentState,
  facts: TournamentEvents['bracket_matches_withdrawn'],
): TournamentState {
  const gone = new Set(facts.match_ids);
  const stageIndex = facts.stage;
  const changed = withStage(state, stageIndex, (stage) => ({
    ...stage,
    rounds: stage.rounds.map((round) => withoutMatches(round, gone)),
    walkovers: stage.walkovers.filter((walkover) => !facts.walkover_nodes.includes(walkover.node)),
  }));
  const kept = Object.entries(changed.match_index).filter(([id]) => !gone.has(id));
  const fresh = { ...changed, match_index: Object.fromEntries(kept) };
  const isFeatured = state.featured_match_id !== null && gone.has(state.featured_match_id);
  const rounds = fresh.stages[stageIndex]?.rounds ?? [];
  const reindexed = rounds.reduce((result, _, index) => indexed(result, stageIndex, index, 0), fresh);
  return isFeatured ? { ...reindexed, featured_match_id: null } : reindexed;
}

const NOWHERE: MatchPosition = [-1, -1, -1];

function withoutMatches(round: Round, gone: ReadonlySet<string>): Round {
  const matches = round.matches.filter((match) => !gone.has(match.match_id));
  if (matches.length === round.matches.length) return round;
  return { ...round, matches, status: 'running', finished_at: null };
}

function withRoundsUpTo(state: TournamentState, stageIndex: number, number: number, at: string): TournamentState {
  return withStage(state, stageIndex, (stage) => {
    const missing = Array.from({ length: Math.max(0, number - stage.rounds.length) }, (_, offset): Round => {
      const roundNumber = stage.rounds.length + offset + 1;
      return { number: roundNumber, status: 'running', bye: null, started_at: at, finished_at: null, matches: [] };
    });
    return missing.length === 0 ? stage : { ...stage, rounds: [...stage.rounds, ...missing] };
  });
}

/** The state with the matches of one round, from a position on, in its index. */
function indexed(state: TournamentState, stage: number, round: number, from: number): TournamentState {
  const matches = state.stages[stage]?.rounds[round]?.matches ?? [];
  const index: Record<string, MatchPosition> = { ...state.match_index };
  for (let position = from; position < matches.length; position++) {
    const match = matches[position];
    if (match) index[match.match_id] = [stage, round, position];
  }
  return { ...state, match_index: index };
}

function newSummary(match: OpenedMatch, stage: number, at: string): MatchSummary {
  return {
    ...match,
    stage,
    status: 'scheduled',
    wins_a: 0,
    wins_b: 0,
    winner: null,
    result: null,
    due_at: null,
    updated_at: at,
  };
}
