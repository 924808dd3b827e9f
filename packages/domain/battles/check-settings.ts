import { checkSeriesSettings } from '../series/create.ts';
import { isIntegerBetween } from '../violation/integer-between.ts';
import { DELAY_SECONDS_MAX } from '../streams/streams.ts';
import { TEAM_MEMBERS_MAX } from '../teams/limits.ts';
import { violation } from '../violation/violation.ts';
import { termsOf } from './formats/format-terms.ts';
import { CLASS_SCOPES, SUBSTITUTIONS_MAX, type BattleFormat, type BattleSettings } from './settings.ts';
import { substitutionsOf } from './seats/substitutions.ts';
import type { BattleViolation } from './violations.ts';

const isAmong = <T>(values: readonly T[], value: T) => values.includes(value);

function isKnownFormat(format: BattleFormat): boolean {
  const { sizes, isSound } = termsOf(format);
  return isAmong(sizes, format.size) && isSound(format);
}

function fitsFormat({ format, series }: BattleSettings): boolean {
  const { format: seriesFormat, best_of } = termsOf(format).series;
  return (seriesFormat === null || series.format === seriesFormat) && (best_of?.includes(series.best_of) ?? true);
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
    isIntegerBetween(substitutionsOf(settings), 0, SUBSTITUTIONS_MAX) &&
    areTimersSound(timers) &&
    isIntegerBetween(delay_seconds, 0, DELAY_SECONDS_MAX) &&
    (points === null || Object.values(points).every((value) => isWhole(value, 0)));
  return isSound ? null : violation('invalid_settings');
}
