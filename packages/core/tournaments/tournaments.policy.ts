import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Actor } from '@pailei/live/registry';

/** Drafts are the organisers' own. */
export function canSee(row: Pick<TournamentRow, 'status'>, actor: Actor | null): boolean {
  return row.status !== 'draft' || actor?.role === 'admin';
}

/** Seconds that this reader's view trails; staff read without. */
export function viewDelay(row: Pick<TournamentRow, 'delay_seconds'>, actor: Actor | null): number {
  return actor?.role === 'referee' || actor?.role === 'admin' ? 0 : row.delay_seconds;
}
