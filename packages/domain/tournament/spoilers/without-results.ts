import type { MatchSummary, Round } from '../stages/stage-base.ts';
import { modelOf } from '../stages/model-of.ts';
import { stageStartOf } from '../stages/stage-entry.ts';
import type { Stage } from '../stages/stage.ts';
import { newSummary } from '../stages/stage-rounds.ts';
import type { Participant, TournamentState } from '../types.ts';

/** Whether an event shows anything that `withoutResults` takes out. */
export const hasResultsToHide = ({ current_stage }: Pick<TournamentState, 'current_stage'>): boolean =>
  current_stage !== null;

/**
 * The event as it stood when its first round was paired: no scores, no later rounds, stages or draws, no places, and no entrant who has
 * left. It is what every page of the event shows to viewers who want no spoilers.
 */
export function withoutResults(state: TournamentState): TournamentState {
  const [first] = state.stages;
  if (state.current_stage === null || !first) return state;
  const { short_of_stage: _short, held_stage: _held, group_draw, ...rest } = state;
  const stage = openingOf(first);
  const shown = stage.rounds[0]?.matches ?? [];
  return {
    ...rest,
    ...(group_draw?.stage === 0 && { group_draw }),
    status: 'running',
    finished_at: null,
    cancel_reason: null,
    participants: Object.fromEntries(Object.entries(state.participants).map(([id, one]) => [id, stillIn(one)])),
    stages: [stage],
    current_stage: 0,
    match_index: Object.fromEntries(shown.map(({ match_id }, position) => [match_id, [0, 0, position] as const])),
    placements: [],
    featured_match_id: shown.some(({ match_id }) => match_id === state.featured_match_id)
      ? state.featured_match_id
      : null,
  };
}

function openingOf(stage: Stage): Stage {
  const { index, entrants, round_count, groups, rounds } = stage;
  const model = modelOf(stage);
  const begun = model.begin({ stage: index, entrants, round_count, ...(groups && { groups }) });
  const opening = { ...begun, ...stageStartOf(stage) };
  const [round] = rounds;
  return round ? model.withFirstRound(opening, pairedRound(round, index)) : opening;
}

function pairedRound({ paused_ms: _paused, ...round }: Round, stage: number): Round {
  const matches = round.matches.map((match): MatchSummary => {
    const { match_id, round: number, table, node, a, b, best_of } = match;
    return newSummary({ match_id, round: number, table, node, a, b, best_of }, stage, round.started_at);
  });
  return { ...round, status: 'running', finished_at: null, matches };
}

function stillIn(participant: Participant): Participant {
  if (participant.status !== 'dropped' && participant.status !== 'disqualified') return participant;
  const { left_at: _left, ...rest } = participant;
  return { ...rest, status: 'active', reason: null };
}
