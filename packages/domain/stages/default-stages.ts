import { singleEliminationModel } from './single-elimination/model.ts';
import type { StageSettings } from './stage.ts';
import { swissModel } from './swiss/model.ts';

/** The stages of an event for which the organiser has chosen nothing yet. */
export const DEFAULT_STAGES: readonly StageSettings[] = [
  swissModel.settings.defaults,
  singleEliminationModel.settings.defaults,
];
