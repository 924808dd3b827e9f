import { bracketSchedule } from '../bracket/schedule.ts';
import type { StageSchedule } from '../settings/stage-schedule.ts';
import { singleElimination } from './model.ts';
import type { SingleEliminationStageSettings } from './single-elimination-stage.ts';
import { singleEliminationRules } from './settings-rules.ts';

export const singleEliminationSchedule: StageSchedule<SingleEliminationStageSettings> = (settings, entrants) =>
  bracketSchedule(singleElimination.nodes(settings, entrants), ({ section }) =>
    singleEliminationRules.bestOf(settings, section === 'final'),
  );
