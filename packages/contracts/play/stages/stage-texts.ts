import type { StageBestOf } from '@pailei/domain/tournament/stages/stage-base';
import type { StageSettings, StageSettingsOf, StageType } from '@pailei/domain/tournament/stages/stage';
import { STAGE_TEXTS } from './stage-type-texts.ts';

type Typed = { readonly type: StageType };

/** `第 2 阶段` where the event has several stages of this type; null where the type alone identifies the stage. */
export function stageNumber(stages: readonly Typed[], index: number): string | null {
  const isOnly = stages.filter(({ type }) => type === stages[index]?.type).length === 1;
  return isOnly ? null : `第 ${index + 1} 阶段`;
}

/** `瑞士轮 6 轮`, `单败 8 强`, `单败淘汰`. */
export function stageSummary(settings: StageSettings): string {
  return summaryOf(settings.type, settings);
}

/** `6 轮`, `单败 8 强`; empty where it is not known before the stage begins. */
export function stageSize(settings: StageSettings, roundCount: number | null): string {
  return sizeOf(settings.type, settings, roundCount);
}

/** How long the matches of a stage are, that of the final last. */
export function stageBestOfs(settings: StageSettings): readonly StageBestOf[] {
  return bestOfsOf(settings.type, settings);
}

function summaryOf<T extends StageType>(type: T, settings: StageSettingsOf<T>): string {
  return STAGE_TEXTS[type].summary(settings);
}

function sizeOf<T extends StageType>(type: T, settings: StageSettingsOf<T>, roundCount: number | null): string {
  return STAGE_TEXTS[type].size(settings, roundCount);
}

function bestOfsOf<T extends StageType>(type: T, settings: StageSettingsOf<T>): readonly StageBestOf[] {
  return STAGE_TEXTS[type].bestOfs(settings);
}
