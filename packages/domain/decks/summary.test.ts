import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDeck, buildCard } from './deck.arbitrary.ts';
import { deckDiff, sharedCards } from './check/diff.ts';
import { deckSummaryOf } from './summary.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the statistics of a deck', () => {
  test('say what it holds and what it costs', () => {
    const cards = new Map([
      [1, buildCard(1, { cost: 1, rarity: 'LEGENDARY', card_class: 'MAGE' })],
      [2, buildCard(2, { cost: 12, rarity: 'RARE', type: 'SPELL' })],
    ]);
    const deck = {
      cards: [
        { dbf_id: 1, count: 1 },
        { dbf_id: 2, count: 2 },
        { dbf_id: 3, count: 2 },
      ],
    };
    expect(deckSummaryOf(deck, cards)).toEqual({
      card_count: 5,
      unknown_count: 2,
      curve: [0, 1, 0, 0, 0, 0, 0, 2],
      average_cost: 25 / 3,
      by_rarity: { LEGENDARY: 1, RARE: 2 },
      by_type: { MINION: 1, SPELL: 2 },
      class_count: 1,
      neutral_count: 2,
      dust: 1_800,
    });
  });

  test('agree with each other in every deck', () => {
    fc.assert(
      fc.property(anyDeck, fc.nat(), (deck, seed) => {
        const known = deck.cards.filter(({ dbf_id }) => (dbf_id + seed) % 3 !== 0);
        const cards = new Map(known.map(({ dbf_id }) => [dbf_id, buildCard(dbf_id)]));
        const statistics = deckSummaryOf(deck, cards);
        const knownCount = sum(known.map(({ count }) => count));
        expect(statistics.card_count - statistics.unknown_count).toBe(knownCount);
        expect(sum(statistics.curve)).toBe(knownCount);
        expect(sum(Object.values(statistics.by_rarity))).toBe(knownCount);
        expect(statistics.class_count + statistics.neutral_count).toBe(knownCount);
      }),
    );
  });
});

describe('two versions of a deck', () => {
  test('differ in the copies that came and went', () => {
    const before = [
      { dbf_id: 1, count: 2 },
      { dbf_id: 2, count: 1 },
      { dbf_id: 3, count: 2 },
    ];
    const after = [
      { dbf_id: 3, count: 2 },
      { dbf_id: 2, count: 2 },
      { dbf_id: 4, count: 1 },
    ];
    expect(deckDiff(before, after)).toEqual([
      { dbf_id: 1, change: -2 },
      { dbf_id: 2, change: 1 },
      { dbf_id: 4, change: 1 },
    ]);
  });

  test('are turned into each other by what differs, and share the rest', () => {
    fc.assert(
      fc.property(anyDeck, anyDeck, (a, b) => {
        const changes = deckDiff(a.cards, b.cards);
        const counts = new Map(a.cards.map(({ dbf_id, count }) => [dbf_id, count]));
        for (const { dbf_id, change } of changes) counts.set(dbf_id, (counts.get(dbf_id) ?? 0) + change);
        const result = [...counts].filter(([, count]) => count > 0).toSorted(([x], [y]) => x - y);
        expect(result).toEqual(b.cards.map(({ dbf_id, count }) => [dbf_id, count]));
        const gone = sum(changes.map(({ change }) => Math.max(0, -change)));
        expect(sharedCards(a.cards, b.cards)).toBe(sum(a.cards.map(({ count }) => count)) - gone);
      }),
    );
  });
});
