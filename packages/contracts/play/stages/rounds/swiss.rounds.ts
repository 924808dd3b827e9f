import type { RoundTexts } from './round-text.ts';

export const SWISS_NAME = '瑞士轮';

export const SWISS_ROUNDS: RoundTexts = {
  round: ({ round }) => `${SWISS_NAME} 第 ${round} 轮`,
  roundInStage: ({ round }) => `第 ${round} 轮`,
  hasTables: () => true,
};
