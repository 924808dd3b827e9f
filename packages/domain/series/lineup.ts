import type { SeriesFormat } from './settings.ts';
import { isViolation, violation, type RuleViolation } from '../violation/violation.ts';
import type { ClassHints } from '../decks/deck-class.ts';
import { readDeckCode, type DeckViolationCode } from '../decks/code/deck-code.ts';
import type { DeckList } from '../decks/deck-content.ts';
import { sharedCards } from '../decks/check/diff.ts';
import { HEARTHSTONE } from '../decks/hearthstone.ts';
import type { DeckRules } from '../decks/deck-rules.ts';

/** Cards that each specialist variant has in common with the primary deck at the least. */
export const SPECIALIST_SHARED_CARDS = 25;

export const LINEUP_VIOLATIONS = [
  'lineup_count_wrong',
  'lineup_class_repeated',
  'lineup_class_differs',
  'lineup_variant_too_far',
] as const;
export type LineupViolationCode = (typeof LINEUP_VIOLATIONS)[number];
/** `slot` says which deck is meant. */
export type LineupViolation = RuleViolation<LineupViolationCode | DeckViolationCode>;

export type LineupRules = {
  format: SeriesFormat;
  /** Decks a side brings: exactly this many, in `free` at least. */
  deck_count: number;
  max_decks: number;
};

/**
 * Reads a submission's codes and checks their number and classes against the series format; whether each deck is
 * legal is `checkDeck`'s question. The first deck is the primary one in specialist. `hints`: of each deck, in their order.
 */
export function readLineup(
  codes: readonly string[],
  rules: LineupRules,
  deckRules: DeckRules = HEARTHSTONE,
  hints: readonly ClassHints[] = [],
): DeckList[] | LineupViolation {
  if (codes.length < rules.deck_count || codes.length > rules.max_decks) {
    return violation('lineup_count_wrong', { count: codes.length, expected: rules.deck_count });
  }
  const lists: DeckList[] = [];
  for (const [slot, code] of codes.entries()) {
    const list = readDeckCode(code, deckRules, hints[slot]);
    if (isViolation(list)) return { ...list, slot };
    lists.push(list);
  }
  return classViolation(lists, rules.format) ?? lists;
}

function classViolation(lists: readonly DeckList[], format: SeriesFormat): LineupViolation | undefined {
  const [primary] = lists;
  for (const [slot, list] of lists.entries()) {
    if (primary === undefined) continue;
    if (format === 'specialist') {
      if (list.class !== primary.class) return violation('lineup_class_differs', { slot });
      if (sharedCards(primary.cards, list.cards) < SPECIALIST_SHARED_CARDS)
        return violation('lineup_variant_too_far', { slot });
    } else if (format !== 'free' && lists.findIndex((other) => other.class === list.class) < slot) {
      return violation('lineup_class_repeated', { slot });
    }
  }
  return undefined;
}
