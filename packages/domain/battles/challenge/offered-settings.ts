import type { BestOf, SeriesSettings } from '../../series/settings.ts';
import { RELAY_BEST_OF, type BattleFormat, type BattleFormatCode, type BattleSettings } from '../settings.ts';

/** What captains choose of a battle; all else is the same for every challenge. */
export type OfferedBattle = Pick<
  BattleSettings,
  'format' | 'distinct_classes' | 'check_in_members' | 'timers' | 'delay_seconds'
> & {
  readonly series_format: SeriesSettings['format'];
  readonly best_of: BestOf;
  readonly bans: SeriesSettings['bans'];
  /** Of a board's steps. */
  readonly series_timers: SeriesSettings['timers'];
};

const BOARD_BEST_OF = [1, 3, 5, 7] as const satisfies readonly BestOf[];

/** The lengths of a board's series that a format may be played in. */
export function offeredBestOf(code: BattleFormatCode): readonly BestOf[] {
  switch (code) {
    case 'relay':
      return RELAY_BEST_OF;
    case 'scheveningen':
      return [1];
    case 'boards':
    case 'winner_stays':
    case 'co_op':
    case 'two_v_two':
    case 'conquest_team':
      return BOARD_BEST_OF;
    default:
      return code satisfies never;
  }
}

const seriesFormat = ({ code }: BattleFormat, wished: SeriesSettings['format']) =>
  code === 'relay' ? 'last_hero_standing' : wished;

/** An ace board and a decider are single games under the same rules. A challenge gives no points. */
export function offeredSettings({
  series_format,
  best_of,
  bans,
  series_timers,
  ...offered
}: OfferedBattle): BattleSettings {
  const series: SeriesSettings = {
    format: seriesFormat(offered.format, series_format),
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
