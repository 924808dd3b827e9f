import type { StandingsRules } from '../standings/types.ts';
import type { StageSettingsBase } from './stage-base.ts';
import type { StageScope } from './stage-scope.ts';

/** How a stage orders its table: by its own order of tie-breakers, or by that of the event. */
export function standingsRules({ settings }: Pick<StageScope, 'settings'>, stage: number): StandingsRules {
  const { byes_in_opponent_rates, head_to_head } = settings;
  const own: StageSettingsBase | undefined = settings.stages[stage];
  const tiebreakers = own?.tiebreakers ?? settings.tiebreakers;
  return { tiebreakers, byes_in_opponent_rates, head_to_head };
}
