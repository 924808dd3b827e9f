import type { StageScope } from '../stage-scope.ts';
import type { SwissStage, SwissStageSettings } from './swiss-stage.ts';

/** What was set for this stage. */
export function ownSettings(event: StageScope, { index }: SwissStage): SwissStageSettings {
  const settings = event.settings.stages[index];
  if (settings?.type !== 'swiss') throw new Error(`stage ${index} is not what its event has set`);
  return settings;
}
