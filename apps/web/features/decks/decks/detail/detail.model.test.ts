import type { DeckCardView } from '@pailei/contracts/decks/decks/decks.api';
import { expect, test } from 'vitest';

import { barOf, cardGroups, changeText, lengthText, compositionText, sideboards } from './detail.model.ts';

const card = (dbf_id: number, more: Partial<DeckCardView> = {}): DeckCardView => ({
  dbf_id,
  count: 1,
  owner_dbf_id: null,
  name: `牌${dbf_id}`,
  cost: 1,
  rarity: 'COMMON',
  type: 'MINION',
  card_class: 'MAGE',
  set: 'CORE',
  ...more,
});
const unknown = card(99, { name: null, cost: null, rarity: null, card_class: null });
const CARDS = [
  unknown,
  card(1, { cost: 4, card_class: 'NEUTRAL', rarity: 'LEGENDARY' }),
  card(2),
  card(3, { cost: 2 }),
];
const numbers = (order: Parameters<typeof cardGroups>[1]) =>
  cardGroups(CARDS, order, '法师').map(({ title, cards }) => [title, cards.map(({ dbf_id }) => dbf_id)]);

test('by mana the cards are one group, the unknown ones last', () => {
  expect(numbers('cost')).toEqual([[null, [2, 3, 1, 99]]]);
});

test('by class the deck’s own cards come first, by rarity the rarest', () => {
  expect(numbers('class')).toEqual([
    ['法师', [2, 3]],
    ['中立', [1]],
    ['未知', [99]],
  ]);
  expect(numbers('rarity')).toEqual([
    ['传说', [1]],
    ['普通', [2, 3]],
    ['未知', [99]],
  ]);
});

test('a sideboard is named after the card that it belongs to', () => {
  const deck = {
    cards: [card(5, { name: '乐队经理' })],
    sideboard: [card(8, { owner_dbf_id: 5 }), card(7, { owner_dbf_id: 5 }), card(9, { owner_dbf_id: 6 })],
  };
  expect(sideboards(deck).map(({ owner, cards }) => [owner, cards.map(({ dbf_id }) => dbf_id)])).toEqual([
    ['乐队经理', [7, 8]],
    ['#6', [9]],
  ]);
});

test('the composition names what there is', () => {
  const rules = { version: 0, classes: [{ id: 'mage', name: '法师', color: null }], formats: [] };
  expect(compositionText({ class_count: 18, neutral_count: 12 }, 'mage', rules)).toBe('法师 18 · 中立 12');
  expect(compositionText({ class_count: 0, neutral_count: 0 }, 'mage', rules)).toBe('');
});

test('the bar reaches from the middle: half of it for a game that was always won', () => {
  expect(barOf({ wins: 4, losses: 0 })).toEqual({ isWinning: true, width: 50 });
  expect(barOf({ wins: 1, losses: 3 })).toEqual({ isWinning: false, width: 25 });
  expect(barOf({ wins: 2, losses: 2 })).toEqual({ isWinning: true, width: 0 });
});

test('times and changes are formatted as numbers', () => {
  expect(lengthText(432)).toBe('7:12');
  expect(lengthText(59.6)).toBe('1:00');
  expect([changeText(2), changeText(-1)]).toEqual(['+2', '−1']);
});
