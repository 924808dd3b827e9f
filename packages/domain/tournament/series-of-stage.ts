import type { BestOf, SeriesSettings } from '../series/settings.ts';
import { modelOf } from '../stages/model-of.ts';
import type { StageSettings } from '../stages/stage.ts';
import type { RuleSettings } from './types.ts';

/** How a match of this stage is played. */
export function seriesSettingsFor(settings: RuleSettings, stage: number, isFinal: boolean): SeriesSettings {
  const { format, bans, shield, timers } = settings;
  const played = settings.stages[stage] as StageSettings;
  const advantage = isFinal ? modelOf(played).settings.finalAdvantage?.(played) : undefined;
  const series = { format, bans, shield, timers, best_of: bestOfFor(settings, stage, isFinal) };
  return advantage === undefined ? series : { ...series, advantage };
}

export function bestOfFor(settings: RuleSettings, stage: number, isFinal: boolean): BestOf {
  const played = settings.stages[stage] as StageSettings;
  return modelOf(played).settings.bestOf(played, isFinal);
}
