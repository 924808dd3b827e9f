import { expect, test } from 'vitest';

import { isWholeGameId } from './game-id.ts';

test.each([
  ['青石#5210', true],
  [' Jaina#31234 ', true],
  ['青石＃5210', true],
  ['青石', false],
  ['青石5210', false],
  ['#5210', false],
  ['青石#', false],
])('the game id %j is whole: %s', (gameId, isWhole) => {
  expect(isWholeGameId(gameId)).toBe(isWhole);
});
