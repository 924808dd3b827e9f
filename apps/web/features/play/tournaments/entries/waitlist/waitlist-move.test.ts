import { expect, test } from 'vitest';

import { placeAfter } from './waitlist-move.ts';

const IDS = ['a', 'b', 'c', 'd'];

test('a step up stands before the one in front, a step down behind the next', () => {
  expect(placeAfter(IDS, 'c', 'up')).toBe('b');
  expect(placeAfter(IDS, 'b', 'down')).toBe('d');
  expect(placeAfter(IDS, 'c', 'down')).toBeNull();
});
