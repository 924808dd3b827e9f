import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coolDownOf } from './no-shows.ts';

const day = (days: number) => new Date(Date.parse('2026-06-01T00:00:00.000Z') + days * 24 * 3_600_000).toISOString();
const days = (...moments: number[]) => moments.map(day);

describe('a cool-down', () => {
  test.each<[what: string, moments: number[], until: number | null]>([
    ['nobody', [], null],
    ['one no-show', [0], null],
    ['two', [0, 5], 6],
    ['three', [0, 5, 5.5], 8.5],
    ['four', [0, 1, 2, 5.9], 12.9],
    ['five', [0, 1, 2, 3, 5.9], 19.9],
    ['six', [0, 1, 2, 3, 4, 5.9], 35.9],
    ['eight', [0, 1, 2, 3, 4, 5, 5.5, 5.9], 35.9],
    ['two that are more than 30 days apart', [-25, 5.5], null],
    ['two that are 30 days apart', [-24.5, 5.5], 6.5],
    ['two of long ago', [-3, -2], null],
  ])('of %s', (_what, moments, until) => {
    const coolDown = coolDownOf(days(...moments), day(5.95));
    expect(coolDown?.until ?? null).toBe(until === null ? null : day(until));
  });

  test('ends at its moment', () => {
    expect(coolDownOf(days(0, 1), day(1.999))).not.toBeNull();
    expect(coolDownOf(days(0, 1), day(2))).toBeNull();
  });

  const MOMENT = fc.integer({ min: 0, max: 120 * 24 }).map((hours) => hours / 24);

  test('is never shortened by one more no-show, nor lengthened by one that is forgiven', () => {
    fc.assert(
      fc.property(fc.array(MOMENT, { maxLength: 12 }), MOMENT, MOMENT, (moments, more, now) => {
        const untilOf = (list: number[]) => coolDownOf(days(...list), day(now))?.until ?? '';
        expect(untilOf([...moments, more]) >= untilOf(moments)).toBe(true);
      }),
    );
  });

  test('lasts 30 days at most, whatever came before and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(MOMENT, { maxLength: 12 }), MOMENT, (moments, now) => {
        const coolDown = coolDownOf(days(...moments), day(now));
        expect(coolDownOf(days(...moments.toReversed()), day(now))).toEqual(coolDown);
        expect(coolDown === null || coolDown.until <= day(Math.max(...moments) + 30)).toBe(true);
      }),
    );
  });
});
