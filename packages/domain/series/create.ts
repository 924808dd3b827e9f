import { violation, type RuleViolation } from '../violation/index.ts';
import type { SeriesCreated, SeriesEventOf } from './events.ts';
import {
  BAN_COUNTS,
  BEST_OF,
  MAX_FREE_DECKS,
  isAdvantageSound,
  requiredDecks,
  SERIES_FORMATS,
  type SeriesSettings,
  type SeriesTimers,
} from './settings.ts';
import { SIDES, type SeriesDeck } from './types.ts';
import type { SeriesViolation } from './violations.ts';

function isRising(seconds: readonly number[]): boolean {
  return seconds.every((value, index) => Number.isSafeInteger(value) && value > (seconds[index - 1] ?? 0));
}

function areTimersValid(timers: SeriesTimers): boolean {
  const single = [timers.shield, timers.ban, timers.pick, timers.grace];
  return (
    timers.check_in.length === 3 &&
    timers.reminders.length === 2 &&
    isRising(timers.check_in) &&
    isRising([...timers.reminders, timers.confirm]) &&
    single.every((value) => isRising([value]))
  );
}

/** A shield needs bans to protect from; specialist has neither. */
export function checkSeriesSettings(settings: SeriesSettings): SeriesViolation | null {
  const { format, best_of, bans, shield, timers } = settings;
  const isKnown = SERIES_FORMATS.includes(format) && BEST_OF.includes(best_of) && BAN_COUNTS.includes(bans);
  const isCoherent = (!shield || bans > 0) && (format !== 'specialist' || bans === 0);
  return isKnown && isCoherent && isAdvantageSound(settings) && areTimersValid(timers)
    ? null
    : violation('invalid_settings');
}

/** Number of decks; distinct classes in conquest and last hero standing, one class in specialist. */
export function checkLineup(
  settings: Omit<SeriesSettings, 'timers'>,
  decks: readonly Pick<SeriesDeck, 'class'>[],
): RuleViolation<'wrong_deck_count' | 'duplicate_class' | 'class_mismatch'> | null {
  const required = requiredDecks(settings);
  const most = settings.format === 'free' ? MAX_FREE_DECKS : required;
  if (decks.length < required || decks.length > most) {
    return violation('wrong_deck_count', { required, most, given: decks.length });
  }
  const classes = new Set(decks.map((deck) => deck.class)).size;
  if (settings.format === 'specialist') return classes === 1 ? null : violation('class_mismatch');
  if (settings.format === 'free' || classes === decks.length) return null;
  return violation('duplicate_class');
}

function areSlotsInOrder(decks: readonly SeriesDeck[]): boolean {
  return decks.every((deck, index) => deck.slot === index);
}

/** The first event of a series: settings and both frozen lineups, slots numbered from 0. */
export function createSeries(
  input: Omit<SeriesCreated, 'at'>,
  now: string,
): SeriesEventOf<'series_created'> | SeriesViolation {
  const problem = checkSeriesSettings(input.settings);
  if (problem) return problem;
  for (const side of SIDES) {
    const { decks } = input.sides[side];
    const refusal = checkLineup(input.settings, decks);
    if (refusal) return { ...refusal, side };
    if (!areSlotsInOrder(decks)) return violation('illegal_deck', { side });
  }
  return { type: 'series_created', payload: { ...input, at: now } };
}
