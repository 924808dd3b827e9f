import { expect, test } from 'vitest';

import { linkTokenIn } from './link-token.ts';

test.each([
  ['#token=abc_-9', '', 'abc_-9'],
  ['#other=1&token=abc', '', 'abc'],
  ['', '?token=abc', 'abc'],
  ['#token=abc', '?token=other', 'abc'],
  ['#token=', '', null],
  ['#elsewhere', '?utm=1', null],
  ['', '', null],
])('%s%s holds %s', (hash, search, token) => {
  expect(linkTokenIn({ hash, search })).toBe(token);
});
