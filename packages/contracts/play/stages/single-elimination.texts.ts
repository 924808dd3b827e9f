import { SINGLE_ELIMINATION_ROUNDS } from './rounds/single-elimination.rounds.ts';
import type { StageTexts } from './stage-text.ts';

const NAME = '淘汰赛';

export const SINGLE_ELIMINATION_TEXTS: StageTexts<'single_elimination'> = {
  name: NAME,
  shortName: '单败',
  summary: ({ size }) => sizeText(size),
  size: ({ size }) => sizeText(size),
  bestOfs: ({ best_of, final_best_of }) => [best_of, final_best_of ?? best_of],
  entrants: (count) => `${count} 强，按名次定种子`,
  progress: (round, round_count) =>
    round_count === null
      ? `${NAME} 第 ${round} 轮`
      : SINGLE_ELIMINATION_ROUNDS.round({ round, round_count, node: null }),
  matchHeading: (label) => label,
  dropEffect: '进行中的场次判负，由对手晋级，不能恢复。',
};

function sizeText(size: number | null): string {
  return size === null ? '单败淘汰' : `单败 ${size} 强`;
}
