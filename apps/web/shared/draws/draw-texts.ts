import type { DrawResult, DrawSubject } from '@pailei/domain/tournament/draws/types';

import type { CheckedDraw, Verdict } from './check-draws.ts';

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  same: '一致',
  different: '不一致',
  uncovered: '早于验证机制',
  unchecked: '未验证',
};

const STEP_LABELS = { shield: '保护', ban: '禁用', pick: '选择' } as const;

type Choice = Extract<DrawSubject, { kind: 'choice' }>;

/** The system has chosen for somebody whose time had run out. */
export function choiceTitle(name: string, { step, game_number }: Choice): string {
  const game = game_number > 0 ? `第 ${game_number} 局` : '';
  return `${name} 超时，系统代为${STEP_LABELS[step]} ${game}`.trimEnd();
}

export type ResultLine = {
  readonly head: string;
  readonly text: string;
};

/** The decks that were chosen. */
export const choiceLines = ({ decks }: Choice, result: DrawResult): ResultLine[] =>
  result.flat().map((slot) => ({ head: '卡组', text: deckName(decks, Number(slot)) }));

function deckName(decks: readonly { slot: number; name: string }[], slot: number): string {
  return decks.find((deck) => deck.slot === slot)?.name ?? `第 ${slot + 1} 副`;
}

/** One line over all that was checked. */
export function summaryText(draws: readonly CheckedDraw[]): string {
  const count = (verdict: Verdict) => draws.filter((draw) => draw.verdict === verdict).length;
  const [different, uncovered] = [count('different'), count('uncovered')];
  if (draws.length === 0) return '没有抽签。';
  if (different > 0) return `共 ${draws.length} 次抽签，${different} 次与公布的密钥不一致。`;
  if (uncovered === draws.length) return `共 ${draws.length} 次抽签，都早于验证机制。`;
  const rest = uncovered > 0 ? `，另有 ${uncovered} 次早于验证机制` : '';
  return `已在本机重新计算 ${draws.length - uncovered} 次抽签，全部一致${rest}。`;
}
