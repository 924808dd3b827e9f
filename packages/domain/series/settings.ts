import type { Side } from './sides.ts';

export const SERIES_FORMATS = ['conquest', 'last_hero_standing', 'specialist', 'free'] as const;
export type SeriesFormat = (typeof SERIES_FORMATS)[number];

/** 9 and 11 are for relays of teams; what else is played has a shorter list of its own. */
export const BEST_OF = [1, 3, 5, 7, 9, 11] as const;
export type BestOf = (typeof BEST_OF)[number];

export const BAN_COUNTS = [0, 1, 2] as const;
export type BanCount = (typeof BAN_COUNTS)[number];

/** The most decks a side may bring to a `free` series; the other formats fix the number. */
export const MAX_FREE_DECKS = 9;
export const SPECIALIST_DECKS = 3;

/** All in seconds. */
export type SeriesTimers = {
  /** Absence since the check-in opened that costs game 1, game 2, the match; `noShowSteps` says which of them count. */
  readonly check_in: readonly [number, number, number];
  readonly shield: number;
  readonly ban: number;
  readonly pick: number;
  /** Given once to a side in a series, when it first misses a shield, ban or pick. */
  readonly grace: number;
  /** After a one-sided report: the two reminders, and the moment it settles. */
  readonly reminders: readonly [number, number];
  readonly confirm: number;
};

export const DEFAULT_SERIES_TIMERS: SeriesTimers = {
  check_in: [300, 600, 900],
  shield: 45,
  ban: 90,
  pick: 60,
  grace: 15,
  reminders: [120, 360],
  confirm: 600,
};

/**
 * Seconds since the check-in opened at which an absent side loses something: a game each, at the last the match. A best of
 * 1 has nothing but the match to lose; in a best of 3 the second game would be the match, so it is lost at the last mark.
 */
export function noShowSteps(best_of: BestOf, { check_in }: Pick<SeriesTimers, 'check_in'>): readonly number[] {
  const [first, second, last] = check_in;
  switch (best_of) {
    case 1:
      return [first];
    case 3:
      return [first, last];
    case 5:
    case 7:
    case 9:
    case 11:
      return [first, second, last];
    default:
      return best_of satisfies never;
  }
}

export const ADVANTAGES = ['game_lead', 'extra_ban'] as const;

/** What one side has ahead of the other from the start: a game won [E42], or one ban more [E41]. */
export type SeriesAdvantage = {
  readonly kind: (typeof ADVANTAGES)[number];
  readonly side: Side;
};

export type SeriesSettings = {
  readonly format: SeriesFormat;
  readonly best_of: BestOf;
  /** For each side; `bansOf` counts an extra one. */
  readonly bans: BanCount;
  readonly shield: boolean;
  readonly timers: SeriesTimers;
  /** Missing: both start alike. */
  readonly advantage?: SeriesAdvantage;
};

type Bans = Pick<SeriesSettings, 'bans' | 'advantage'>;

/** How many of the opponent's decks a side bans. */
export function bansOf({ bans, advantage }: Bans, side: Side): number {
  return bans + (advantage?.kind === 'extra_ban' && advantage.side === side ? 1 : 0);
}

/** The most that either side bans: both bring a deck for each. */
export function mostBans({ bans, advantage }: Bans): number {
  return bans + (advantage?.kind === 'extra_ban' ? 1 : 0);
}

/** The games that a side has won before the first is played. */
export function leadOf({ advantage }: Pick<SeriesSettings, 'advantage'>, side: Side): number {
  return advantage?.kind === 'game_lead' && advantage.side === side ? 1 : 0;
}

/** A lead must not decide the series; specialist has one class, so there is nothing to ban. */
export function isAdvantageSound({ format, best_of, advantage }: Omit<SeriesSettings, 'timers'>): boolean {
  if (advantage?.kind === 'game_lead') return best_of > 1;
  return advantage === undefined || format !== 'specialist';
}

export function winsNeeded(bestOf: number): number {
  return Math.floor(bestOf / 2) + 1;
}

/**
 * Decks a side brings: exactly this many, except in `free`, where it is the least.
 * Conquest with Shield brings one deck more than it needs.
 */
export function requiredDecks(settings: Omit<SeriesSettings, 'timers'>): number {
  const wins = winsNeeded(settings.best_of);
  const bans = mostBans(settings);
  switch (settings.format) {
    case 'conquest':
      return wins + bans + (settings.shield ? 1 : 0);
    case 'last_hero_standing':
      return wins + bans;
    case 'specialist':
      return SPECIALIST_DECKS;
    case 'free':
      return 1 + bans;
    default:
      return settings.format satisfies never;
  }
}
