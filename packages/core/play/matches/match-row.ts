import type { SeriesState } from '@pailei/domain/series/types';
import { caseSince } from './commands/cases.ts';
import type { MatchChanges } from './matches.repository.ts';

/** The columns that queries and deadlines need, from the state. */
export function columnsOf(state: SeriesState, now: string): MatchChanges {
  return {
    status: state.status,
    wins_a: state.sides.a.wins,
    wins_b: state.sides.b.wins,
    winner: state.winner,
    state,
    due_at: state.due_at,
    due_kind: state.due_kind,
    case_since: caseSince(state),
    started_at: state.started_at,
    finished_at: state.ended_at,
    updated_at: now,
  };
}
