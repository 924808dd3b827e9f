import type { RoundOfStage, StageTexts } from './stage-text.ts';

const NAME = '淘汰赛';

/** By the rounds still to come; those before are named by how many are left. */
const LATE_ROUNDS = ['决赛', '半决赛'];

export const SINGLE_ELIMINATION_TEXTS: StageTexts<'single_elimination'> = {
  name: NAME,
  shortName: '单败',
  summary: ({ size }) => sizeText(size),
  size: ({ size }) => sizeText(size),
  bestOfs: ({ best_of, final_best_of }) => [best_of, final_best_of ?? best_of],
  entrants: (count) => `${count} 强，按名次定种子`,
  progress: (round, round_count) =>
    round_count === null ? `${NAME} 第 ${round} 轮` : roundText({ round, round_count, is_third_place: false }),
  round: roundText,
  roundInStage: roundText,
  hasTables: ({ round, round_count, is_third_place }) => !is_third_place && round < round_count,
  matchHeading: (label) => label,
  dropEffect: '进行中的场次判负，由对手晋级，不能恢复。',
};

function sizeText(size: number | null): string {
  return size === null ? '单败淘汰' : `单败 ${size} 强`;
}

function roundText({ round, round_count, is_third_place }: RoundOfStage): string {
  if (is_third_place) return '季军赛';
  const roundsLeft = round_count - round;
  return LATE_ROUNDS[roundsLeft] ?? `${2 ** (roundsLeft + 1)} 强`;
}
