import type { BattleStatus } from './types.ts';

/** The three ends of a battle. */
const OVER_STATUSES: readonly BattleStatus[] = ['finished', 'forfeited', 'cancelled'];

export function isBattleOver(status: BattleStatus): boolean {
  return OVER_STATUSES.includes(status);
}
