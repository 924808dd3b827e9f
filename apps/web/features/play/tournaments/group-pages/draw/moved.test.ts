import { expect, test } from 'vitest';

import { moved } from './moved.ts';

test('somebody stands in one group only, at its end', () => {
  expect(moved([['a', 'b'], ['c']], 'a', 1)).toEqual([['b'], ['c', 'a']]);
  expect(moved([['a'], []], 'z', 0)).toEqual([['a', 'z'], []]);
});

test('or in none', () => {
  expect(moved([['a', 'b'], ['c']], 'c', null)).toEqual([['a', 'b'], []]);
});
