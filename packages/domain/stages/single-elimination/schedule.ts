import { bracketSchedule } from '../bracket/schedule.ts';
import type { StageSchedule } from '../stage-schedule.ts';
import { singleElimination } from './model.ts';
import type { SingleEliminationStageSettings } from './single-elimination-stage.ts';

export const singleEliminationSchedule: StageSchedule<SingleEliminationStageSettings> = (settings, entrants) =>
  bracketSchedule(singleElimination.nodes(settings, entrants), ({ section }) =>
    singleElimination.settings.bestOf(settings, section === 'final'),
  );
