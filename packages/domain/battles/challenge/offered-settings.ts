import type { BestOf, SeriesSettings } from '../../series/settings.ts';
import { termsOf } from '../formats/format-terms.ts';
import type { BattleFormatCode, BattleSettings } from '../settings.ts';

/** What captains choose of a battle; all else is the same for every challenge. */
export type OfferedBattle = Pick<
  BattleSettings,
  'format' | 'distinct_classes' | 'check_in_members' | 'substitutions' | 'timers' | 'delay_seconds'
> & {
  readonly series_format: SeriesSettings['format'];
  readonly best_of: BestOf;
  readonly bans: SeriesSettings['bans'];
  /** Of a board's steps. */
  readonly series_timers: SeriesSettings['timers'];
};

const BOARD_BEST_OF = [1, 3, 5, 7] as const satisfies readonly BestOf[];

/** The lengths of a board's series that a format may be played in. */
export const offeredBestOf = (code: BattleFormatCode): readonly BestOf[] =>
  termsOf({ code }).series.best_of ?? BOARD_BEST_OF;

/** An ace board and a decider are single games under the same rules. A challenge gives no points. */
export function offeredSettings({
  series_format,
  best_of,
  bans,
  series_timers,
  ...offered
}: OfferedBattle): BattleSettings {
  const series: SeriesSettings = {
    format: termsOf(offered.format).series.format ?? series_format,
    best_of,
    bans,
    shield: false,
    timers: series_timers,
  };
  return {
    ...offered,
    series,
    decider_series: { ...series, best_of: 1 },
    points: null,
  };
}
