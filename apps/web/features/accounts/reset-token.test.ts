import { expect, test } from 'vitest';

import { resetTokenIn } from './reset-token.ts';

test.each([
  ['#token=abc_-9', 'abc_-9'],
  ['#other=1&token=abc', 'abc'],
  ['#token=', null],
  ['#elsewhere', null],
  ['', null],
])('%s holds %s', (hash, token) => {
  expect(resetTokenIn(hash)).toBe(token);
});
