import type { MatchRow } from '@pailei/db/schema/matches';
import { holdsRight } from '@pailei/domain/rights';
import type { Actor } from '@pailei/live/registry';
import { sideOf } from './match-row.ts';

export function isStaff(actor: Actor | null): boolean {
  return holdsRight('referee', actor);
}

/** Seconds that this reader's view trails: none for the two sides and for staff. */
export function viewDelay(
  row: Pick<MatchRow, 'a_account_id' | 'b_account_id' | 'delay_seconds'>,
  actor: Actor | null,
): number {
  return isStaff(actor) || sideOf(row, actor?.user_id) ? 0 : row.delay_seconds;
}
