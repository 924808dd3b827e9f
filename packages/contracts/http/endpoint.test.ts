import { expect, test } from 'vitest';
import { z } from 'zod';
import { idSchema, isoTime } from './endpoint.ts';

const ID = '01900000-0000-7000-8000-00000000abcd';

test('an id has one spelling, however it was typed', () => {
  expect(idSchema.parse(ID.toUpperCase())).toBe(ID);
  expect(z.record(idSchema, z.string()).parse({ [ID.toUpperCase()]: 'SF1' })).toEqual({ [ID]: 'SF1' });
});

test.each(['0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '2026-02-30T00:00:00Z', '2026-11-21'])(
  'no time: %s',
  (text) => {
    expect(isoTime.safeParse(text).success).toBe(false);
  },
);
