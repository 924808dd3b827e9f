import fc from 'fast-check';
import type { CardFacts } from './card.ts';
import type { DeckContent } from './deck-content.ts';
import { HEARTHSTONE } from './hearthstone.ts';

const dbfId = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const cardsOf = (min: number, max: number) =>
  fc
    .uniqueArray(fc.record({ dbf_id: dbfId, count: fc.integer({ min: 1, max: 5 }) }), {
      minLength: min,
      maxLength: max,
      selector: (card) => card.dbf_id,
    })
    .map((cards) => cards.toSorted((a, b) => a.dbf_id - b.dbf_id));

/** Decks as codes can say them, legal or not; a sideboard belongs to the first card. */
export const anyDeck: fc.Arbitrary<DeckContent> = fc
  .record({
    class: fc.constantFrom(...HEARTHSTONE.classes.map(({ id }) => id)),
    format: fc.constantFrom(...HEARTHSTONE.formats.map(({ id }) => id)),
    cards: cardsOf(1, 40),
    beside: cardsOf(0, 3),
  })
  .map(({ beside, ...deck }) => ({
    ...deck,
    sideboard: beside.map((card) => ({ ...card, owner_dbf_id: deck.cards[0]?.dbf_id ?? 1 })),
  }));

export function buildCard(dbf_id: number, facts: Partial<CardFacts> = {}): CardFacts {
  const card_class = facts.card_class ?? 'NEUTRAL';
  return {
    dbf_id,
    name: `牌${dbf_id}`,
    cost: dbf_id % 10,
    rarity: 'COMMON',
    type: 'MINION',
    card_class,
    classes: [card_class],
    set: 'CORE',
    ...facts,
  };
}
