import type { StageScope } from '../stage-scope.ts';
import type { SingleEliminationStage, SingleEliminationStageSettings } from './single-elimination-stage.ts';

/** What was set for this stage. */
export function ownSettings(event: StageScope, { index }: SingleEliminationStage): SingleEliminationStageSettings {
  const settings = event.settings.stages[index];
  if (settings?.type !== 'single_elimination') throw new Error(`stage ${index} is not what its event has set`);
  return settings;
}
