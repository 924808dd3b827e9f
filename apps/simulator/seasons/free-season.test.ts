import { expect, test } from 'vitest';
import { freeSeason } from './free-season.ts';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');
const season = (number: number, from: string, to: string) => ({
  number,
  starts_at: `2026-${from}T00:00:00.000Z`,
  ends_at: `2026-${to}T00:00:00.000Z`,
});

test('on a site without a season the first one runs from now on', () => {
  expect(freeSeason([], NOW)).toEqual({
    number: 1,
    starts_at: '2026-03-10T11:59:00.000Z',
    ends_at: '2026-03-12T11:59:00.000Z',
  });
});

test('behind seasons that are over it runs now, with the next number', () => {
  expect(freeSeason([season(4, '01-01', '02-01')], NOW)).toMatchObject({
    number: 5,
    starts_at: '2026-03-10T11:59:00.000Z',
  });
});

test.each([
  ['runs', [season(4, '01-20', '02-01'), season(5, '03-01', '04-01')]],
  ['begins too soon', [season(4, '01-20', '02-01'), season(5, '03-11', '04-01')]],
])('where another one %s it lies before all of them', (_what, seasons) => {
  expect(freeSeason(seasons, NOW)).toEqual({
    number: 6,
    starts_at: '2026-01-18T00:00:00.000Z',
    ends_at: '2026-01-20T00:00:00.000Z',
  });
});
