import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editedTime, fromLocalInput, sentMoment, toLocalInput, zoneText } from './local-time.ts';

const HALF_TYPED = [
  '12026-01-01T10:00',
  '0002-01-01T10:00',
  '2026-13-01T10:00',
  '2026-02-30T10:00',
  '2026',
  'x',
  '1999-12-31T23:59',
];

test.each(HALF_TYPED)('the half-typed %s names no moment, and is sent as it is', (text) => {
  expect(fromLocalInput(text)).toBeNull();
  expect(sentMoment(text)).toBe(text);
  expect(toLocalInput(editedTime(text, null))).toBe(text);
});

test('an empty input sends no moment', () => {
  expect([fromLocalInput(''), sentMoment(''), editedTime('', null)]).toEqual([null, null, null]);
});

test('no text throws', () => {
  const text = fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: true }).map((at) => at.toISOString().slice(0, 16)),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789-T:+Z')) }),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const at = fromLocalInput(typed);
      if (at !== null) expect(toLocalInput(at)).toBe(typed.slice(0, 16));
      expect(toLocalInput(editedTime(typed, null))).toBeTypeOf('string');
    }),
  );
});

describe('in a zone with summer time', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
  afterEach(() => void vi.unstubAllEnvs());

  test('a time that the change of the clock leaves out is no moment', () => {
    expect(fromLocalInput('2027-03-28T01:30')).toBe('2027-03-28T00:30:00.000Z');
    expect(fromLocalInput('2027-03-28T02:30')).toBeNull();
    expect(sentMoment('2027-03-28T02:30')).toBe('2027-03-28T02:30');
  });

  test('the zone is named as it is at that moment', () => {
    expect(zoneText('2027-01-10T12:00:00.000Z')).toBe('UTC+1');
    expect(zoneText('2027-07-10T12:00:00.000Z')).toBe('UTC+2');
  });
});
