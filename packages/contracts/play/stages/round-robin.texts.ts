import type { StageSettingsOf } from '@pailei/domain/tournament/stages/stage';
import { ROUND_ROBIN_NAME as NAME } from './rounds/round-robin.rounds.ts';
import type { StageTexts } from './stage-text.ts';

export const ROUND_ROBIN_TEXTS: StageTexts<'round_robin'> = {
  name: NAME,
  shortName: NAME,
  isLeague: true,
  summary: (settings) => `${NAME} ${sizeText(settings)}`,
  size: sizeText,
  bestOfs: ({ best_of }) => [best_of],
  entrants: (count) => `${count} 人`,
  progress: (round) => `第 ${round} 轮`,
  matchHeading: (label, table) => `${label} 第 ${table} 桌`,
  dropEffect: `进行中的场次判负；已有成绩按赛事的退出规则作废或保留，其余场次不再进行。${NAME}的下一轮开始前可以恢复。`,
};

/** `4 组 双循环`, `每组 4 人 单循环`. */
function sizeText({ group_count, group_size, legs }: StageSettingsOf<'round_robin'>): string {
  const groups = group_count === null ? `每组 ${group_size} 人` : `${group_count} 组`;
  return `${groups} ${LEG_NAMES[legs]}`;
}

/** How often two of a group meet. */
export const LEG_NAMES = { 1: '单循环', 2: '双循环' } as const;
