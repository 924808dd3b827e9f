import { NO_CHOICE } from '@pailei/domain/featured/choose-match';
import { expect, test } from 'vitest';
import { readChoice } from './selection.ts';

test('the address names a match or a table', () => {
  expect(readChoice('?match=m1')).toEqual({ match: 'm1', table: null });
  expect(readChoice('?table=3')).toEqual({ match: null, table: 3 });
});

test('a table that is no number counts as none', () => {
  for (const table of ['0', '-1', '1.5', 'x', '']) expect(readChoice(`?table=${table}`)).toEqual(NO_CHOICE);
});
