import { checkBattleSettings } from '../../battles/check-settings.ts';
import { termsOf } from '../../battles/formats/format-terms.ts';
import { leagueFault } from '../../battles/league/settings.ts';
import { substitutionsOf } from '../../battles/seats/substitutions.ts';
import { SUBSTITUTIONS_MAX, type BattleSettings } from '../../battles/settings.ts';
import type { SeriesSettings } from '../../series/settings.ts';
import { rulesOf } from '../stages/settings/rules-of.ts';
import { isIntegerBetween } from '../../violation/integer-between.ts';
import { pairingSettingsOf } from '../pairing-settings.ts';
import { seriesSettingsFor } from '../settings.ts';
import type { RuleSettings, TournamentSettings } from '../types.ts';
import {
  battleRulesOf,
  LEAD_SECONDS_MAX,
  LEAD_SECONDS_MIN,
  ROSTER_ADDITIONS_MAX,
  ROSTER_MAX,
  type TeamEventSettings,
} from './team-settings.ts';

/** The first setting of an event of teams that can't be so, or null. An event of accounts has none. */
export function teamFault(settings: TournamentSettings): string | null {
  const { team, stages } = settings;
  if (!team) return null;
  if (!areNumbersSound(team)) return 'team';
  if (pairingSettingsOf(settings).late_entry.until_round > 0) return 'pairing';
  if (team.league && (leagueFault(team.league) || !stages.some((stage) => rulesOf(stage).hasWeeks))) return 'league';
  const isPlayable = stages.every((stage, index) =>
    [false, true].every((isFinal) => {
      const { finalAdvantage, keepsScore } = rulesOf(stage);
      const battle = { ...battleSettingsFor(settings, team, index, isFinal), delay_seconds: settings.delay_seconds };
      return (
        checkBattleSettings(battle) === null &&
        finalAdvantage?.(stage) === undefined &&
        (keepsScore || !termsOf(team.battle).mayTie(team.battle))
      );
    }),
  );
  return isPlayable ? null : 'stages';
}

function areNumbersSound(team: TeamEventSettings): boolean {
  const { roster_min, roster_max, roster_additions, check_in_members, lead_seconds, battle } = team;
  return (
    isIntegerBetween(roster_max, roster_min, ROSTER_MAX) &&
    isIntegerBetween(roster_min, battle.size, ROSTER_MAX) &&
    isIntegerBetween(roster_additions, 0, ROSTER_ADDITIONS_MAX) &&
    isIntegerBetween(check_in_members, 1, roster_min) &&
    isIntegerBetween(substitutionsOf(team), 0, SUBSTITUTIONS_MAX) &&
    isIntegerBetween(lead_seconds, LEAD_SECONDS_MIN, LEAD_SECONDS_MAX)
  );
}

/** How a fixture of this stage is played as a battle. An ace board and a decider are single games. */
export function battleSettingsFor(
  settings: RuleSettings,
  team: TeamEventSettings,
  stage: number,
  isFinal: boolean,
): Omit<BattleSettings, 'delay_seconds'> {
  const { advantage: _, ...board } = seriesSettingsFor(settings, stage, isFinal);
  const series = { ...board, ...termsOf(team.battle).series.in_event };
  return { ...battleRulesOf(team), series, decider_series: { ...series, best_of: 1 } };
}

/** How the matches of this stage are played, those of boards in an event of teams. */
export function playedSeries(settings: RuleSettings, stage: number, isFinal: boolean): SeriesSettings {
  return settings.team
    ? battleSettingsFor(settings, settings.team, stage, isFinal).series
    : seriesSettingsFor(settings, stage, isFinal);
}
