import type { StageSchedule } from '../settings/stage-schedule.ts';
import { swissRules } from './settings-rules.ts';
import type { SwissStageSettings } from './swiss-stage.ts';

export const swissSchedule: StageSchedule<SwissStageSettings> = (settings, entrants) =>
  Array.from({ length: swissRules.roundCount(settings, entrants) }, () => ({
    matches: Math.floor(entrants / 2),
    best_of: settings.best_of,
  }));
