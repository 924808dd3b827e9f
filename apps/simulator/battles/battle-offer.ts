import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import { DEFAULT_BATTLE_TIMERS, type BattleTimers } from '@pailei/domain/battles/settings';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { SeriesFormat, SeriesSettings, SeriesTimers } from '@pailei/domain/series/settings';
import type { BattlePlan } from './battle-options.ts';

/** What a captain offers, apart from the team and the times. */
export type Offer = Omit<BodyInput<typeof challengesApi.propose>, 'team_id' | 'slots' | 'timers'> & {
  timers: BattleTimers;
};

/** In seconds, so that captains who act at once are in time however fast the others play. */
const LEAST: BattleTimers = { line_up: 10, check_in: 5, naming: 3 };

/** The usual clocks of a battle at `speed` times the pace. */
export function battleTimersAt(speed: number, least = LEAST): BattleTimers {
  const scale = (step: keyof BattleTimers) => Math.max(least[step], Math.round(DEFAULT_BATTLE_TIMERS[step] / speed));
  return { line_up: scale('line_up'), check_in: scale('check_in'), naming: scale('naming') };
}

/** How many decks, and of which classes, each player brings. */
export type BoardSeries = Pick<SeriesSettings, 'format' | 'best_of' | 'bans' | 'shield'>;

/** The series that a board is; some formats fix what it is played as. */
export const seriesOf = ({ format, best_of }: BattlePlan, wished: SeriesFormat): BoardSeries => ({
  format: termsOf(format).series.format ?? wished,
  best_of,
  bans: 0,
  shield: false,
});

export type Clocks = { timers: BattleTimers; series_timers: SeriesTimers };

/** `series_format`: of every board whose format does not fix it. */
export function offerOf(plan: BattlePlan, series_format: SeriesFormat, { timers, series_timers }: Clocks): Offer {
  const { check_in, reminders, ...steps } = series_timers;
  return {
    ...plan,
    series_format,
    timers,
    series_timers: { ...steps, check_in: [...check_in], reminders: [...reminders] },
  };
}

/** Three times of the start, the first as soon as the line-ups have their time; `after` seconds later. */
export function slotsFrom(now: number, { line_up }: BattleTimers, after = 0): string[] {
  return [1, 2, 3].map((turn) => new Date(now + (after + turn * line_up) * 1_000).toISOString());
}
