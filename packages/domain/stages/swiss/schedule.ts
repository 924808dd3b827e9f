import type { StageSchedule } from '../stage-schedule.ts';
import { swissModel } from './model.ts';
import type { SwissStageSettings } from './swiss-stage.ts';

export const swissSchedule: StageSchedule<SwissStageSettings> = (settings, entrants) =>
  Array.from({ length: swissModel.settings.roundCount(settings, entrants) }, () => ({
    matches: Math.floor(entrants / 2),
    best_of: settings.best_of,
  }));
