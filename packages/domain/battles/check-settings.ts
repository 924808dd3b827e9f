import { checkSeriesSettings } from '../series/create.ts';
import { isIntegerBetween } from '../violation/integer-between.ts';
import { DELAY_SECONDS_MAX } from '../streams/index.ts';
import { TEAM_MEMBERS_MAX } from '../teams/limits.ts';
import { violation } from '../violation/index.ts';
import {
  CLASS_SCOPES,
  DECIDED_MODES,
  DECIDER_MODES,
  PLAYER_ORDERS,
  RELAY_BEST_OF,
  TEAM_SIZES,
  TIE_MODES,
  type BattleFormat,
  type BattleSettings,
} from './settings.ts';
import type { BattleViolation } from './violations.ts';

const isAmong = <T>(values: readonly T[], value: T) => values.includes(value);

function isKnownFormat(format: BattleFormat): boolean {
  switch (format.code) {
    case 'boards':
      return (
        isAmong(TEAM_SIZES, format.size) && isAmong(DECIDED_MODES, format.decided) && isAmong(TIE_MODES, format.tie)
      );
    case 'winner_stays':
      return isAmong(TEAM_SIZES, format.size) && isAmong(PLAYER_ORDERS, format.order);
    case 'relay':
    case 'scheveningen':
    case 'conquest_team':
      return isAmong(TEAM_SIZES, format.size);
    case 'co_op':
      return format.size === 1;
    case 'two_v_two':
      return format.size === 2 && isAmong(DECIDER_MODES, format.decider);
    default:
      format satisfies never;
      return false;
  }
}

/** A relay is one long last hero standing, each board of a scheveningen a single game. */
function fitsFormat({ format, series }: BattleSettings): boolean {
  if (format.code === 'relay') {
    return series.format === 'last_hero_standing' && RELAY_BEST_OF.some((bestOf) => bestOf === series.best_of);
  }
  return format.code !== 'scheveningen' || series.best_of === 1;
}

const isWhole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;

function areTimersSound({ line_up, check_in, naming }: BattleSettings['timers']): boolean {
  return isWhole(check_in, 1) && isWhole(line_up, check_in) && isWhole(naming, 1);
}

export function checkBattleSettings(settings: BattleSettings): BattleViolation | null {
  const { format, series, decider_series, distinct_classes, check_in_members, timers, delay_seconds, points } =
    settings;
  const isSound =
    isKnownFormat(format) &&
    fitsFormat(settings) &&
    checkSeriesSettings(series) === null &&
    checkSeriesSettings(decider_series) === null &&
    isAmong(CLASS_SCOPES, distinct_classes) &&
    isIntegerBetween(check_in_members, 1, TEAM_MEMBERS_MAX) &&
    areTimersSound(timers) &&
    isIntegerBetween(delay_seconds, 0, DELAY_SECONDS_MAX) &&
    (points === null || Object.values(points).every((value) => isWhole(value, 0)));
  return isSound ? null : violation('invalid_settings');
}
