import { expect, test } from 'vitest';
import { compareCards } from './card-order.ts';

const card = (dbf_id: number, cost: number | null, name: string | null) => ({ dbf_id, cost, name });

test('cards stand by mana, then name, then number, the unknown ones last', () => {
  const cards = [
    card(9, null, null),
    card(8, null, null),
    card(4, 5, '丙'),
    card(3, 1, '乙'),
    card(2, 1, '甲'),
    card(1, 1, '乙'),
  ];
  expect(cards.toSorted(compareCards).map(({ dbf_id }) => dbf_id)).toEqual([2, 1, 3, 4, 8, 9]);
});
