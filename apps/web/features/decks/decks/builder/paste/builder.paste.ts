import { DECK_ERRORS } from '@pailei/contracts/decks/decks/deck-errors';
import { parsePaste } from '@pailei/domain/decks/paste/paste';
import type { DeckList } from '@pailei/domain/decks/deck-content';
import type { DeckRules } from '@pailei/domain/decks/deck-rules';
import { isViolation } from '@pailei/domain/violation/violation';

/** What a pasted text means for the builder: a deck (`others`: more of them in the same text), a code that can't be read, or just text. */
export type PastedDeck =
  | { kind: 'deck'; list: DeckList; name: string | null; others: number }
  | { kind: 'fault'; message: string }
  | { kind: 'text' };

/** The first deck of a text that can be read. */
export function readPasted(text: string, rules: DeckRules): PastedDeck {
  const { items, left_over } = parsePaste(text, rules);
  for (const { name, result } of items) {
    if (!isViolation(result) && result.class !== null)
      return { kind: 'deck', list: result, name, others: items.length + left_over - 1 };
  }
  const [first] = items;
  if (!first) return { kind: 'text' };
  const reason = isViolation(first.result) ? first.result.violation : 'deck_hero_unknown';
  const where = reason === 'deck_hero_unknown' ? '（在导入卡组页选择）' : '';
  return { kind: 'fault', message: DECK_ERRORS[reason][1] + where };
}
