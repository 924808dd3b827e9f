import { expect, test } from 'vitest';

import { unseenCount } from './unseen.ts';

test('what came after the last that was seen is counted', () => {
  expect(unseenCount(['c', 'b', 'a'], 'a')).toBe(2);
  expect(unseenCount(['c', 'b', 'a'], 'c')).toBe(0);
  expect(unseenCount([], undefined)).toBe(0);
});

test('when none was seen, or it is no longer in the list, all are new', () => {
  expect(unseenCount(['b', 'a'], undefined)).toBe(2);
  expect(unseenCount(['c', 'b'], 'a')).toBe(2);
});
