import type { GrandFinal } from '@pailei/domain/tournament/stages/double-elimination/double-elimination-stage';
import { DOUBLE_ELIMINATION_NAME as NAME } from './rounds/double-elimination.rounds.ts';
import type { StageTexts } from './stage-text.ts';

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
  matchHeading: (label) => label,
  dropEffect: '进行中的场次判负，后面的对手直接晋级，不能恢复。',
};

function sizeText(size: number | null): string {
  return size === null ? '双败淘汰' : `双败 ${size} 强`;
}
