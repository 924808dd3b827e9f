import type { LateEntryCost } from '@pailei/domain/tournament/decide/decide-field';

/** What coming in now costs, in a sentence. */
export function lateEntryCostText({ missed_rounds, losses, half_point_bye }: LateEntryCost): string {
  if (missed_rounds === 0) return '还没有错过任何一轮';
  const missed = `已错过 ${missed_rounds} 轮`;
  if (!half_point_bye) return `${missed}，都记负`;
  return losses === 0 ? `${missed}，记平局分 1 分` : `${missed}：一轮记平局分 1 分，其余 ${losses} 轮记负`;
}
