import { violation, type RuleViolation } from '../violation/violation.ts';
import type { SeriesCreated, SeriesEventOf } from './events.ts';
import { seriesFaults } from './settings-faults.ts';
import { MAX_FREE_DECKS, requiredDecks, type SeriesSettings } from './settings.ts';
import { SIDES } from './sides.ts';
import type { SeriesDeck } from './types.ts';
import type { SeriesViolation } from './violations.ts';

/** Whether a series can be opened with these settings; fact: the first `field` that keeps it from that. */
export function checkSeriesSettings(settings: SeriesSettings): SeriesViolation | null {
  const [fault] = seriesFaults(settings);
  return fault ? violation('invalid_settings', { field: fault.field }) : null;
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
