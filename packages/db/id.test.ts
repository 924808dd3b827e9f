import { afterEach, expect, test, vi } from 'vitest';
import { isId, newId } from './id.ts';

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

afterEach(() => void vi.useRealTimers());

test('ids that are made one after the other sort in that order, however many a millisecond has', () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const ids = Array.from({ length: 20_000 }, () => newId());
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(VERSION_7);
  expect(timeOf(ids[0]!)).toBe(Date.now());
  expect(timeOf(ids.at(-1)!) - Date.now()).toBeLessThan(10);
});

test('a clock that is set back puts no id before an older one', () => {
  vi.useFakeTimers({ now: Date.now() + 120_000 });
  const before = newId();
  vi.setSystemTime(Date.now() - 5_000);
  expect(newId() > before).toBe(true);
});

test('an id can be made for a time of its own', () => {
  const at = Date.parse('2026-01-01T00:00:00.000Z');
  expect(timeOf(newId(at))).toBe(at);
  expect(newId(at)).toMatch(VERSION_7);
});

test.each([
  ['01a223b4-b709-78b9-a09d-7cefcda9ed51', true],
  ['01A223B4-B709-78B9-A09D-7CEFCDA9ED51', true],
  ['01a223b4b70978b9a09d7cefcda9ed51', false],
  [undefined, false],
])('whether %s is an id: %s', (text, is) => {
  expect(isId(text)).toBe(is);
});
