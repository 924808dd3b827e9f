import { SWISS_NAME as NAME } from './rounds/swiss.rounds.ts';
import type { StageTexts } from './stage-text.ts';

export const SWISS_TEXTS: StageTexts<'swiss'> = {
  name: NAME,
  shortName: NAME,
  summary: ({ rounds }) => (rounds === null ? NAME : `${NAME} ${rounds} 轮`),
  size: ({ rounds }, roundCount) => (roundCount === null && rounds === null ? '' : `${roundCount ?? rounds} 轮`),
  bestOfs: ({ best_of }) => [best_of],
  entrants: (count) => `${count} 人`,
  progress: (round) => `第 ${round} 轮`,
  isDrawn: true,
  matchHeading: (label, table) => `${label} 第 ${table} 桌`,
  dropEffect: `进行中的场次判负，之后不再配对；${NAME}结束前裁判可以恢复。`,
};
