import { expect, test } from 'vitest';
import { freeSeason } from './free-season.ts';

const FIRST = { number: 1, starts_at: '2009-12-30T00:00:00.000Z', ends_at: '2010-01-01T00:00:00.000Z' };

test('the first season of a site lies before all that is played there', () => {
  expect(freeSeason([])).toEqual(FIRST);
  const running = { number: 7, starts_at: '2026-03-01T00:00:00.000Z', ends_at: '2026-04-01T00:00:00.000Z' };
  expect(freeSeason([running])).toEqual({ ...FIRST, number: 8 });
});

test('the next one lies before the one of an earlier run', () => {
  expect(freeSeason([FIRST])).toEqual({
    number: 2,
    starts_at: '2009-12-28T00:00:00.000Z',
    ends_at: '2009-12-30T00:00:00.000Z',
  });
});

test('a season from before the year 2000 does not push the next one to where no season may be', () => {
  const early = { number: 3, starts_at: '1999-12-30T00:00:00.000Z', ends_at: '2000-01-01T00:00:00.000Z' };
  expect(freeSeason([early])).toEqual({ ...FIRST, number: 4 });
});
