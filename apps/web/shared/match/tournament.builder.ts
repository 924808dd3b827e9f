import { STAGE_TYPES } from '@pailei/domain/tournament/stages/model-of';
import type { MatchSummary, Round } from '@pailei/domain/tournament/stages/stage-base';
import type { Stage } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';

/** A match of `pN` against `pM`, not yet begun. */
export function buildSummary(change: Partial<MatchSummary> & Pick<MatchSummary, 'match_id'>): MatchSummary {
  return {
    stage: 0,
    round: 1,
    table: 1,
    node: null,
    a: 'p1',
    b: 'p2',
    best_of: 3,
    status: 'scheduled',
    wins_a: 0,
    wins_b: 0,
    winner: null,
    result: null,
    due_at: null,
    updated_at: '2026-03-01T12:00:00.000Z',
    ...change,
  };
}

/** The part of a tournament that the views of its matches read: one stage with these rounds, of whichever type. */
export function buildTournament(
  rounds: readonly (readonly MatchSummary[])[],
  change: Partial<TournamentState> = {},
): TournamentState {
  const names = ['北风不渡', '墨染青衫', 'Nightfall', '半糖拿铁'];
  const participants = Object.fromEntries(names.map((name, index) => [`p${index + 1}`, { name }]));
  const stage = { index: 0, type: STAGE_TYPES[0], round_count: 3, rounds: rounds.map(roundOf) } as unknown as Stage;
  const places = rounds.flatMap((matches, round) =>
    matches.map((match, position) => [match.match_id, [0, round, position]] as const),
  );
  const state = {
    id: 't',
    status: 'running',
    stages: [stage],
    participants,
    match_index: Object.fromEntries(places),
    featured_match_id: null,
  };
  return { ...(state as unknown as TournamentState), ...change };
}

function roundOf(matches: readonly MatchSummary[], index: number): Round {
  return { number: index + 1, status: 'running', bye: null, started_at: '', finished_at: null, matches };
}
