import { holdsRight } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';

type Delayed = { delay_seconds: number };

export function isStaff(actor: Actor | null): boolean {
  return holdsRight('referee', actor);
}

/** Seconds that this reader's view trails: none for the staff, nor for those whose own it is. */
export function delayFor(actor: Actor | null, { delay_seconds }: Delayed, isOwn = false): number {
  return isOwn || isStaff(actor) ? 0 : delay_seconds;
}
