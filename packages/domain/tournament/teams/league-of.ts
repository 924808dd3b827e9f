import type { LeagueSettings } from '../../battles/league/settings.ts';
import { rulesOf } from '../stages/settings/rules-of.ts';
import type { RuleSettings } from '../types.ts';

/** How the fixtures of a stage find their time; null: they start a while after they open. */
export function leagueOf({ team, stages }: RuleSettings, stage: number): LeagueSettings | null {
  const settings = stages[stage];
  return (settings && rulesOf(settings).hasWeeks && team?.league) || null;
}
