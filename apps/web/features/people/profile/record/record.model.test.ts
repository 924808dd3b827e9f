import { expect, test } from 'vitest';

import { classLines, placeText, winRate } from './record.model.ts';

test.each([
  [1, 1, '冠军'],
  [2, 2, '亚军'],
  [3, 3, '季军'],
  [4, 4, '第 4 名'],
  [1, 2, '第 1–2 名'],
  [5, 8, '第 5–8 名'],
])('place %i to %i reads %s', (place, place_to, text) => {
  expect(placeText({ place, place_to })).toBe(text);
});

test.each([
  [0, 0, null],
  [0, 3, 0],
  [2, 1, 67],
  [4, 0, 100],
])('%i won and %i lost is a rate of %s', (wins, losses, rate) => {
  expect(winRate(wins, losses)).toBe(rate);
});

test('classes are sorted by games, then by wins; one without games is left out', () => {
  const lines = classLines([
    { class: 'mage', wins: 1, losses: 2 },
    { class: 'druid', wins: 0, losses: 0 },
    { class: 'rogue', wins: 2, losses: 1 },
    { class: 'priest', wins: 3, losses: 1 },
  ]);
  expect(lines.map(({ class: name, games, rate }) => [name, games, rate])).toEqual([
    ['priest', 4, 75],
    ['rogue', 3, 67],
    ['mage', 3, 33],
  ]);
});
