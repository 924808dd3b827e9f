import type { SeriesState, Side } from '@pailei/domain/series';
import type { MatchRow } from '@pailei/db/schema/matches';
import { caseSince } from './cases.ts';
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

/** The side an account plays, if it plays at all. */
export function sideOf(
  row: Pick<MatchRow, 'a_account_id' | 'b_account_id'>,
  accountId: string | undefined,
): Side | undefined {
  if (accountId === undefined) return undefined;
  if (row.a_account_id === accountId) return 'a';
  return row.b_account_id === accountId ? 'b' : undefined;
}

export function participantOf(row: Pick<MatchRow, 'a_participant_id' | 'b_participant_id'>, side: Side): string {
  return side === 'a' ? row.a_participant_id : row.b_participant_id;
}
