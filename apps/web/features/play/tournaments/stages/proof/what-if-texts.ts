import type { Share, Verdict, WhatIf, WhatIfQuestion } from '@pailei/domain/tournament/standings/what-if/types';

export const VERDICT_TEXTS = { through: '稳进', out: '已无缘', open: '未定' } as const;

/** What the last round may bring for one entrant, and how that was found out. */
export type WhatIfText = { readonly verdict: string; readonly lines: readonly string[]; readonly method: string };

/** Settling results elsewhere that are named; of more only the number is. */
const NAMED_MAX = 6;

export function whatIfText(
  { open, focus }: Pick<WhatIfQuestion, 'open' | 'focus'>,
  found: WhatIf,
  nameOf: (id: string) => string,
): WhatIfText | null {
  const verdict = focus === null ? undefined : found.verdicts[focus];
  if (!verdict) return null;
  const lines =
    verdict.verdict === 'open'
      ? [...verdictLines(verdict), ...decisiveLines(open, found, verdict.own_open, nameOf)]
      : verdictLines(verdict);
  return { verdict: VERDICT_TEXTS[verdict.verdict], lines, method: methodText(open.length, found) };
}

/** What somebody still needs, by the own matches that are left. */
export function verdictLines({ verdict, all, own_open, by_result }: Verdict): string[] {
  if (verdict !== 'open') return [verdict === 'through' ? '其余结果怎样都能晋级。' : '其余结果怎样都不能晋级。'];
  if (by_result === null) return [`自己的场次已结束：${shareText(all)}。`];
  const [won, lost] = OWN_TEXTS[own_open > 1 ? 'several' : 'one'];
  return [ownLine(won, by_result.win), ownLine(lost, by_result.loss)];
}

/** How the own open matches end: one of them, or all of several. */
const OWN_TEXTS = { one: ['获胜', '落败'], several: ['全胜', '全败'] } as const;

function ownLine(own: string, share: Share): string {
  if (share.through === share.of) return `若自己${own}，则晋级。`;
  if (share.through === 0 && share.tied === undefined) return `若自己${own}，则无缘。`;
  return `若自己${own}，要看其他场次：${shareText(share)}。`;
}

function shareText({ through, tied, of }: Share): string {
  const text = `${of} 种结果中 ${through} 种晋级`;
  return tied === undefined ? text : `${text}，${tied} 种加赛`;
}

function decisiveLines(
  open: WhatIfQuestion['open'],
  { decisive }: WhatIf,
  own_open: number,
  nameOf: (id: string) => string,
): string[] {
  const [won, lost] = OWN_TEXTS[own_open > 1 ? 'several' : 'one'];
  const named = decisive.slice(0, NAMED_MAX).map(({ own, match_id, winner, outcome }) => {
    const match = open.find((each) => each.match_id === match_id);
    const loser = match && (match.a === winner ? match.b : match.a);
    const when = own === null ? '若' : `若自己${own === 'win' ? won : lost}，且`;
    return `${when} ${nameOf(winner)} 胜 ${nameOf(loser ?? '')}，则${outcome === 'through' ? '晋级' : '无缘'}。`;
  });
  const more = decisive.length - named.length;
  return more > 0 ? [...named, `另有 ${more} 个单场结果能定局。`] : named;
}

function methodText(matches: number, { method, combinations, looked_at }: WhatIf): string {
  if (method === 'exhaustive') return `已逐一计算其余 ${matches} 场的全部 ${combinations} 种比分，不含平局和双败。`;
  return `其余 ${matches} 场的比分组合太多，按固定种子抽取了 ${looked_at} 种；积分的上下限能证明的才写稳进或已无缘，其余为抽样。`;
}
