import { bracketSchedule } from '../bracket/schedule.ts';
import type { StageSchedule } from '../settings/stage-schedule.ts';
import { doubleElimination } from './model.ts';
import type { DoubleEliminationStageSettings } from './double-elimination-stage.ts';
import { doubleEliminationRules } from './settings-rules.ts';

export const doubleEliminationSchedule: StageSchedule<DoubleEliminationStageSettings> = (settings, entrants) =>
  bracketSchedule(doubleElimination.nodes(settings, entrants), ({ section }) =>
    doubleEliminationRules.bestOf(settings, section === 'final'),
  );
