import { expect, test } from 'vitest';

import { placementPoints } from './leaderboard.ts';

test.each([
  [1, 2, 25],
  [1, 7, 25],
  [1, 8, 50],
  [1, 16, 75],
  [1, 32, 100],
  [1, 1_024, 100],
  [2, 32, 60],
  [3, 8, 20],
  [4, 8, 20],
  [5, 8, 10],
  [9, 16, 9],
  [17, 64, 8],
  [33, 64, 4],
  [1_024, 1_024, 4],
])('place %i of %i is worth %i points', (place, field, points) => {
  expect(placementPoints(place, field)).toBe(points);
});

test('a better place is never worth less, and a larger field never either', () => {
  for (const field of [2, 7, 8, 15, 16, 31, 32, 1_024]) {
    for (let place = 1; place < field; place += 1) {
      expect(placementPoints(place, field)).toBeGreaterThanOrEqual(placementPoints(place + 1, field));
      expect(placementPoints(place, field + 1)).toBeGreaterThanOrEqual(placementPoints(place, field));
    }
  }
});
