import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { expect, test } from 'vitest';
import { SAMPLE_CARDS } from './sample-cards.ts';

const [standard] = HEARTHSTONE.formats;

test('the samples are cards of their own: each with its number, its name and all its facts', () => {
  expect(new Set(SAMPLE_CARDS.map(({ dbf_id }) => dbf_id)).size).toBe(SAMPLE_CARDS.length);
  expect(new Set(SAMPLE_CARDS.map(({ name }) => name)).size).toBe(SAMPLE_CARDS.length);
  for (const card of SAMPLE_CARDS) {
    expect(card.dbf_id).toBeGreaterThan(900_000);
    expect(card.name).toMatch(/^\p{Script=Han}{2,7}$/u);
    expect(card.type).toMatch(/^[A-Z]+$/);
  }
});

test('there are some of every cost, rarity and type', () => {
  expect(new Set(SAMPLE_CARDS.map(({ cost }) => cost))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  expect(new Set(SAMPLE_CARDS.map(({ rarity }) => rarity)).size).toBe(5);
  expect(new Set(SAMPLE_CARDS.map(({ type }) => type))).toEqual(new Set(['MINION', 'SPELL', 'WEAPON', 'LOCATION']));
});

test.each(HEARTHSTONE.classes)('$name has cards for a deck, in standard and beyond', ({ card_class }) => {
  const own = SAMPLE_CARDS.filter(({ classes }) => classes.length === 1 && classes[0] === card_class);
  expect(own.length).toBeGreaterThanOrEqual(12);
  expect(own.some(({ set }) => !standard?.sets?.includes(set))).toBe(true);
  const usable = SAMPLE_CARDS.filter(
    ({ classes, set }) =>
      (classes.includes(card_class) || classes.includes('NEUTRAL')) && standard?.sets?.includes(set),
  );
  expect(usable.length).toBeGreaterThan(30);
});
