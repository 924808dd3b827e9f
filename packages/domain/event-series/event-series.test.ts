import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eventsDue,
  nextDueAt,
  NO_TIMING,
  seriesEventName,
  startOf,
  timesAt,
  timingOf,
  type EventSeries,
} from './event-series.ts';

/** Fridays at 20:00 in Shanghai. */
const FRIDAYS: EventSeries = {
  first_starts_at: '2026-12-04T12:00:00.000Z',
  weeks: 4,
  ahead_days: 10,
  next_number: 1,
};

describe('the moments of an event', () => {
  const timing = { registration_opens: 7 * 24 * 60, registration_closes: 60, check_in_opens: 30 };

  test('lie before its start', () => {
    expect(timesAt('2026-12-04T12:00:00.000Z', timing)).toEqual({
      registration_opens_at: '2026-11-27T12:00:00.000Z',
      registration_closes_at: '2026-12-04T11:00:00.000Z',
      check_in_opens_at: '2026-12-04T11:30:00.000Z',
      starts_at: '2026-12-04T12:00:00.000Z',
    });
  });

  test('are found again from an event that has them', () => {
    expect(timingOf(timesAt('2026-12-04T12:00:00.000Z', timing))).toEqual(timing);
    expect(timingOf(timesAt('2026-12-04T12:00:00.000Z', NO_TIMING))).toEqual(NO_TIMING);
    expect(timingOf({ ...timesAt('2026-12-04T12:00:00.000Z', timing), starts_at: null })).toEqual(NO_TIMING);
  });
});

describe('a series', () => {
  test('has an event each week at the same hour', () => {
    expect([1, 2, 4].map((number) => startOf(FRIDAYS, number))).toEqual([
      '2026-12-04T12:00:00.000Z',
      '2026-12-11T12:00:00.000Z',
      '2026-12-25T12:00:00.000Z',
    ]);
    expect(seriesEventName('周五擂', 3)).toBe('周五擂 第 3 期');
  });

  test('makes each as many days ahead as it says', () => {
    expect(nextDueAt(FRIDAYS)).toBe('2026-11-24T12:00:00.000Z');
    expect(eventsDue(FRIDAYS, '2026-11-24T11:59:59.999Z')).toEqual({ numbers: [], next_number: 1 });
    expect(eventsDue(FRIDAYS, '2026-11-24T12:00:00.000Z')).toEqual({ numbers: [1], next_number: 2 });
    expect(eventsDue(FRIDAYS, '2026-12-02T00:00:00.000Z')).toEqual({ numbers: [1, 2], next_number: 3 });
  });

  test('leaves out what should have started while it was stopped, and ends with its last', () => {
    expect(eventsDue(FRIDAYS, '2026-12-20T00:00:00.000Z')).toEqual({ numbers: [4], next_number: 5 });
    expect(nextDueAt({ ...FRIDAYS, next_number: 5 })).toBeNull();
    expect(eventsDue(FRIDAYS, '2027-02-01T00:00:00.000Z')).toEqual({ numbers: [], next_number: 5 });
  });

  test('makes every event once, however often and late it is asked', () => {
    const at = fc.integer({ min: 0, max: 60 * 24 });
    fc.assert(
      fc.property(fc.array(at, { maxLength: 40 }), fc.integer({ min: 1, max: 52 }), (hours, weeks) => {
        let series: EventSeries = { ...FRIDAYS, weeks };
        const made: number[] = [];
        for (const hour of hours.toSorted((a, b) => a - b)) {
          const now = new Date(Date.parse('2026-11-20T00:00:00.000Z') + hour * 3_600_000).toISOString();
          const { numbers, next_number } = eventsDue(series, now);
          expect(numbers.every((number) => startOf(series, number) > now)).toBe(true);
          made.push(...numbers);
          series = { ...series, next_number };
        }
        expect(made).toEqual([...new Set(made)].toSorted((a, b) => a - b));
        expect(made.every((number) => number >= 1 && number <= weeks)).toBe(true);
      }),
    );
  });
});
