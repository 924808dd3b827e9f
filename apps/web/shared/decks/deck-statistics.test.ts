import fc from 'fast-check';
import { expect, test } from 'vitest';

import { curveColumns, curveText, deckStatistics, otherTypesText, type StatisticsCard } from './deck-statistics.ts';

const card = (dbf_id: number, more: Partial<StatisticsCard> = {}): StatisticsCard => ({
  dbf_id,
  count: 2,
  name: `牌${dbf_id}`,
  cost: 1,
  rarity: 'COMMON',
  type: 'MINION',
  card_class: 'MAGE',
  set: 'CORE',
  ...more,
});
const UNKNOWN = { name: null, cost: null, rarity: null, type: null, card_class: null, set: null };

test('an unknown card counts, but has no part in mana, rarity or dust', () => {
  const statistics = deckStatistics([card(1, { cost: 3, rarity: 'EPIC' }), card(2, UNKNOWN)]);
  expect(statistics).toMatchObject({
    card_count: 4,
    unknown_count: 2,
    average_cost: 3,
    dust: 800,
    by_rarity: { EPIC: 2 },
  });
});

test('what costs more than seven counts with the sevens', () => {
  const columns = curveColumns([card(1, { cost: 10, type: 'SPELL' }), card(2, { cost: 7 })]);
  expect(columns.at(-1)).toEqual({ label: '7+', minions: 2, others: 2 });
});

test('the column of free cards is there only when there are any', () => {
  expect(curveColumns([card(1)])[0]?.label).toBe('1');
  expect(curveColumns([card(1, { cost: 0 })])[0]?.label).toBe('0');
});

test('the columns hold every card whose mana is known', () => {
  const cards = fc.array(
    fc.record({
      dbf_id: fc.nat(),
      count: fc.integer({ min: 1, max: 9 }),
      cost: fc.option(fc.integer({ min: 0, max: 30 })),
    }),
  );
  fc.assert(
    fc.property(cards, (deck) => {
      const shown = curveColumns(deck.map(({ dbf_id, count, cost }) => card(dbf_id, { count, cost })));
      const sum = shown.reduce((total, { minions, others }) => total + minions + others, 0);
      expect(sum).toBe(deck.reduce((total, { count, cost }) => total + (cost === null ? 0 : count), 0));
    }),
  );
});

test('the curve has a text, columns without a card left out', () => {
  expect(curveText(curveColumns([card(1, { cost: 2 }), card(2, { cost: 9 })]))).toBe(
    '费用曲线：2 费 2 张，7 费以上 2 张',
  );
  expect(curveText(curveColumns([]))).toBe('费用曲线：没有卡牌');
});

test('the kinds of cards but minions, most first', () => {
  expect(otherTypesText({ MINION: 11, WEAPON: 2, SPELL: 17 })).toBe('法术 17 · 武器 2');
  expect(otherTypesText({ MINION: 30 })).toBe('');
});
