import { DUAL_TOURNAMENT_NAME as NAME, dualRoundName } from './rounds/dual-tournament.rounds.ts';
import type { StageTexts } from './stage-text.ts';

export const DUAL_TOURNAMENT_TEXTS: StageTexts<'dual_tournament'> = {
  name: NAME,
  shortName: '四人双败',
  summary: () => `${NAME} 每组 4 人`,
  size: () => '每组 4 人，取前 2 名',
  bestOfs: ({ best_of, decider_best_of }) => [best_of, decider_best_of ?? best_of],
  entrants: (count) => `${count} 人`,
  progress: dualRoundName,
  matchHeading: (label) => label,
  dropEffect: '进行中的场次判负，其余场次由对手直接胜出，不能恢复。',
};
