import { bracketSchedule } from '../bracket/schedule.ts';
import type { StageSchedule } from '../stage-schedule.ts';
import { doubleElimination } from './model.ts';
import type { DoubleEliminationStageSettings } from './double-elimination-stage.ts';

export const doubleEliminationSchedule: StageSchedule<DoubleEliminationStageSettings> = (settings, entrants) =>
  bracketSchedule(doubleElimination.nodes(settings, entrants), ({ section }) =>
    doubleElimination.settings.bestOf(settings, section === 'final'),
  );
