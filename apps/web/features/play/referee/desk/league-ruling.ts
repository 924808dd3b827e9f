import type { LeagueWeekView } from '@pailei/contracts/play/league/league-views';
import { otherSide } from '@pailei/domain/series/decide/legal';

/** The ruling that the rule of league weeks proposes, by the recorded offers. */
export function rulingText({ losers, teams }: Pick<LeagueWeekView, 'losers' | 'teams'>): string {
  if (losers === null) return '双方都有提议记录：请联系双方后裁定。';
  if (losers === 'both') return '双方都没有提议记录：按规则双方判负。';
  const winner = teams[otherSide(losers)];
  return `只有「${winner.name}」有提议记录：按规则「${teams[losers].name}」判负。`;
}
