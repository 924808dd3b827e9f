import { SAMPLE_CARDS } from '@pailei/core/decks/cards/samples/sample-cards';
import { checkDeck } from '@pailei/domain/decks/check/check';
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { readDeckCode } from '@pailei/domain/decks/code/deck-code';
import { isViolation } from '@pailei/domain/violation/violation';
import { expect, test } from 'vitest';
import { DECKS } from './deck-list.ts';

const cards = new Map(SAMPLE_CARDS.map((card) => [card.dbf_id, card]));

test.each(DECKS)('$name is a legal deck of cards that the site knows', ({ class: heroClass, code }) => {
  const list = readDeckCode(code, HEARTHSTONE);
  if (isViolation(list)) throw new Error(list.violation);
  expect(list).toMatchObject({ class: heroClass, format: 'standard', code });
  expect(checkDeck(list, HEARTHSTONE, cards)).toEqual([]);
});

test('no two of them are the same', () => {
  expect(new Set(DECKS.map(({ code }) => code)).size).toBe(DECKS.length);
});
