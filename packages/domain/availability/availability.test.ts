import { describe, expect, test } from 'vitest';
import { hindranceAt, periodFrom } from './availability.ts';

const evening = periodFrom('2026-03-06T12:00:00.000Z', 60);
const free = { suspended_until: null, busy: [] };

describe('a person', () => {
  test('can play where nothing hinders them', () => {
    expect(hindranceAt(free, evening)).toBeNull();
  });

  test.each([
    ['2026-03-06T12:00:00.001Z', 'suspended'],
    ['2026-03-06T12:00:00.000Z', null],
    ['2026-03-01T00:00:00.000Z', null],
  ])('who is suspended until %s is %s at noon', (suspended_until, hindrance) => {
    expect(hindranceAt({ ...free, suspended_until }, evening)).toBe(hindrance);
  });

  test.each([
    ['2026-03-06T11:00:00.000Z', 60, null],
    ['2026-03-06T11:00:00.000Z', 61, 'busy'],
    ['2026-03-06T12:30:00.000Z', 5, 'busy'],
    ['2026-03-06T13:00:00.000Z', 60, null],
    ['2026-03-01T12:00:00.000Z', 60, null],
  ])('with an appointment at %s of %d minutes is %s at noon', (starts_at, minutes, hindrance) => {
    expect(hindranceAt({ ...free, busy: [periodFrom(starts_at, minutes)] }, evening)).toBe(hindrance);
  });
});
