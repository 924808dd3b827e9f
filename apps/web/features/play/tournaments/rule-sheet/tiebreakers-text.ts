import { TIEBREAKER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { Tiebreaker } from '@pailei/domain/tournament/standings/types';

/** What decides between those of the same points, in its order. */
export function tiebreakersText(order: readonly Tiebreaker[]): string {
  if (order.length === 0) return '积分相同时按开赛时抽定的顺序。';
  return `积分相同时依次比较 ${order.map((name) => TIEBREAKER_NAMES[name]).join(' → ')}，仍相同时按开赛时抽定的顺序。`;
}
