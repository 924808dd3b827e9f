import type { StageScope } from '../stage-scope.ts';
import type { RoundRobinStage, RoundRobinStageSettings } from './round-robin-stage.ts';

/** What was set for this stage. */
export function ownSettings(event: StageScope, { index }: RoundRobinStage): RoundRobinStageSettings {
  const settings = event.settings.stages[index];
  if (settings?.type !== 'round_robin') throw new Error(`stage ${index} is not what its event has set`);
  return settings;
}
