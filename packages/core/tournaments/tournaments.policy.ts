import type { TournamentRow } from '@pailei/db/schema/tournaments';
import { holdsRight } from '@pailei/domain/rights';
import type { Actor } from '@pailei/live/registry';
import { isStaff } from '../matches/index.ts';

/** Drafts are the organisers' own. */
export function canSee(row: Pick<TournamentRow, 'status'>, actor: Actor | null): boolean {
  return row.status !== 'draft' || holdsRight('admin', actor);
}

/** Seconds that this reader's view trails; staff read without. */
export function viewDelay(row: Pick<TournamentRow, 'delay_seconds'>, actor: Actor | null): number {
  return isStaff(actor) ? 0 : row.delay_seconds;
}
