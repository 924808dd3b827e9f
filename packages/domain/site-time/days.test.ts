import { expect, test } from 'vitest';
import { dayStart, lastDays, lastDaysStart, lastNight } from './days.ts';

test('a day begins at midnight in Shanghai', () => {
  expect(dayStart('2026-11-20T15:59:59.999Z')).toBe('2026-11-19T16:00:00.000Z');
  expect(dayStart('2026-11-20T16:00:00.000Z')).toBe('2026-11-20T16:00:00.000Z');
});

test('the last days end with today, over the turn of a year', () => {
  expect(lastDays('2026-12-31T20:00:00.000Z', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(lastDaysStart('2026-12-31T20:00:00.000Z', 3)).toBe('2026-12-29T16:00:00.000Z');
});

test('a night is over at four', () => {
  expect(lastNight('2026-11-20T19:59:59.999Z')).toBe('2026-11-19T20:00:00.000Z');
  expect(lastNight('2026-11-20T20:00:00.000Z')).toBe('2026-11-20T20:00:00.000Z');
  expect(lastNight('2026-11-21T05:00:00.000Z')).toBe('2026-11-20T20:00:00.000Z');
});
