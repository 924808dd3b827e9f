import { entryText } from '@pailei/contracts/play/stages/stage-entry.texts';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { GRAND_FINAL_NAMES } from '@pailei/contracts/play/stages/double-elimination.texts';
import { TIE_AT_CUT_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';

import { either, type RuleLine } from './rule-line.ts';
import { tiebreakersText } from './tiebreakers-text.ts';

/** The settings of the stages of all types. */
export type StageSetting = StageSettings extends infer Settings
  ? Settings extends unknown
    ? keyof Settings
    : never
  : never;
type ValueOf<Setting extends StageSetting> = StageSettings extends infer Settings
  ? Settings extends { readonly [S in Setting]?: infer Value }
    ? Value
    : never
  : never;

type StageLine<Value> = { readonly label: string; readonly text: (value: Value) => string };

/** A setting of a stage in a sentence. The compiler asks for that of every new one. */
export const STAGE_LINES: { readonly [Setting in StageSetting]-?: StageLine<ValueOf<Setting>> } = {
  type: { label: '类型', text: (type) => `${STAGE_TEXTS[type].name}。` },
  entry: { label: '晋级', text: (entry) => (entry ? `${entryText(entry)}。` : '按本阶段的规则。') },
  size: { label: '晋级人数', text: (size) => (size === null ? '前一阶段仍在赛的选手全部晋级。' : `取 ${size} 人。`) },
  rounds: {
    label: '轮数',
    text: (rounds) => (rounds === null ? '按开始时的人数确定。' : `${rounds} 轮。`),
  },
  best_of: { label: '局数', text: (bestOf) => `每场 BO${bestOf}。` },
  final_best_of: {
    label: '决赛局数',
    text: (bestOf) => (bestOf === null ? '与其他场次相同。' : `决赛 BO${bestOf}。`),
  },
  grand_final: { label: '总决赛', text: (mode) => `${GRAND_FINAL_NAMES[mode]}。` },
  placement: { label: '排位赛', text: (isPlayed) => either(isPlayed, '第 5–8 名打排位赛。', '没有排位赛。') },
  tiebreakers: {
    label: '同分排序',
    text: (order) => (order ? tiebreakersText(order) : '与赛事相同。'),
  },
  group_count: {
    label: '组数',
    text: (count) => (count === null ? '按每组人数确定。' : `${count} 组。`),
  },
  group_size: { label: '每组人数', text: (size) => `每组至多 ${size} 人。` },
  legs: { label: '循环', text: (legs) => either(legs === 2, '双循环，每对选手两场。', '单循环，每对选手一场。') },
  tie_at_cut: { label: '出线线上并列', text: (rule) => `${TIE_AT_CUT_NAMES[rule]}。` },
  decider_best_of: {
    label: '出线赛局数',
    text: (bestOf) => (bestOf === null ? '与其他场次相同。' : `出线赛 BO${bestOf}。`),
  },
  third_place: { label: '季军赛', text: (isPlayed) => either(isPlayed, '有季军赛。', '没有季军赛，半决赛负者并列。') },
};

/** The rules of a stage, in the order of the table above; a setting that it does not have is no rule of it. */
export function stageLines(stage: StageSettings, index: number): RuleLine[] {
  const settings = (Object.keys(STAGE_LINES) as StageSetting[]).filter((setting) => Object.hasOwn(stage, setting));
  return settings.map((setting) => {
    const { label, text } = STAGE_LINES[setting] as StageLine<unknown>;
    const value = (stage as Readonly<Record<string, unknown>>)[setting];
    return { key: `stages.${index}.${setting}`, label: `第 ${index + 1} 阶段 ${label}`, text: text(value) };
  });
}
