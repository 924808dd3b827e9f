import type { Share, WhatIf, WhatIfQuestion } from '@pailei/domain/standings';

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
      ? [...ownLines(verdict.all, verdict.by_result), ...decisiveLines(open, found, nameOf)]
      : [verdict.verdict === 'through' ? '其余结果怎样都能晋级。' : '其余结果怎样都不能晋级。'];
  return { verdict: VERDICT_TEXTS[verdict.verdict], lines, method: methodText(open.length, found) };
}

function ownLines(all: Share, byResult: { readonly win: Share; readonly loss: Share } | null): string[] {
  if (byResult === null) return [`自己的场次已结束：${shareText(all)}。`];
  const { win, loss } = byResult;
  return [ownLine('获胜', win), ownLine('落败', loss)];
}

function ownLine(own: string, share: Share): string {
  if (share.through === share.of) return `若自己${own}，则晋级。`;
  if (share.through === 0) return `若自己${own}，则无缘。`;
  return `若自己${own}，要看其他场次：${shareText(share)}。`;
}

const shareText = ({ through, of }: Share): string => `${of} 种结果中 ${through} 种晋级`;

function decisiveLines(open: WhatIfQuestion['open'], { decisive }: WhatIf, nameOf: (id: string) => string): string[] {
  const named = decisive.slice(0, NAMED_MAX).map(({ own, match_id, winner, outcome }) => {
    const match = open.find((each) => each.match_id === match_id);
    const loser = match && (match.a === winner ? match.b : match.a);
    const when = own === null ? '若' : own === 'win' ? '若自己获胜，且' : '若自己落败，且';
    return `${when} ${nameOf(winner)} 胜 ${nameOf(loser ?? '')}，则${outcome === 'through' ? '晋级' : '无缘'}。`;
  });
  const more = decisive.length - named.length;
  return more > 0 ? [...named, `另有 ${more} 个单场结果能定局。`] : named;
}

function methodText(matches: number, { method, combinations, looked_at }: WhatIf): string {
  if (method === 'exhaustive') return `已逐一计算其余 ${matches} 场的全部 ${combinations} 种比分，不含平局和双败。`;
  return `其余 ${matches} 场的比分组合太多，按固定种子抽取了 ${looked_at} 种；积分的上下限能证明的才写稳进或已无缘，其余为抽样。`;
}
