import { readDoubleNode } from '@pailei/domain/bracket';
import type { GrandFinal } from '@pailei/domain/stages';
import type { RoundOfStage, StageTexts } from './stage-text.ts';

const NAME = '双败淘汰赛';

export const GRAND_FINAL_NAMES: Readonly<Record<GrandFinal, string>> = {
  single: '一场定胜负',
  reset: '败者组先胜则重赛',
  game_lead: '胜者组先得 1 局',
  extra_ban: '胜者组多禁 1 副',
};

export const DOUBLE_ELIMINATION_TEXTS: StageTexts<'double_elimination'> = {
  name: NAME,
  shortName: '双败',
  summary: ({ size }) => sizeText(size),
  size: ({ size }) => sizeText(size),
  bestOfs: ({ best_of, final_best_of }) => [best_of, final_best_of ?? best_of],
  entrants: (count) => `${count} 强，按名次定种子`,
  progress: (round) => `${NAME} 第 ${round} 轮`,
  round: roundText,
  roundInStage: roundText,
  hasTables,
  matchHeading: (label) => label,
  dropEffect: '进行中的场次判负，后面的对手直接晋级，不能恢复。',
};

function sizeText(size: number | null): string {
  return size === null ? '双败淘汰' : `双败 ${size} 强`;
}

function roundText({ round, round_count, node }: RoundOfStage): string {
  if (node === null) return `${NAME} 第 ${round} 轮`;
  const winnersRounds = Math.floor(round_count / 2);
  const { section, leg } = readDoubleNode(node, winnersRounds);
  if (section === 'final') return leg === 1 ? '总决赛' : '总决赛重置赛';
  return section === 'winners'
    ? `胜者组${bracketRoundText(round, winnersRounds)}`
    : `败者组${bracketRoundText(round - 1, 2 * winnersRounds - 2)}`;
}

/** The winners' final, the last two rounds of the losers and the grand final are one match each. */
function hasTables({ round, round_count, node }: RoundOfStage): boolean {
  if (node === null) return true;
  const winnersRounds = Math.floor(round_count / 2);
  const { section } = readDoubleNode(node, winnersRounds);
  if (section === 'winners') return round < winnersRounds;
  return section === 'losers' && round < 2 * winnersRounds - 2;
}

/** The last two by name, those before by number. */
function bracketRoundText(round: number, rounds: number): string {
  return ['决赛', '半决赛'][rounds - round] ?? ` 第 ${round} 轮`;
}
