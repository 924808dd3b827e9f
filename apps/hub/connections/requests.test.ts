import { MAX_DELAY_SECONDS } from '@pailei/contracts/topics/topic';
import { expect, test } from 'vitest';
import { readSub } from './requests.ts';

const delayOf = (delay: unknown) => readSub({ topic: 'match:1', delay }, false)?.delay;

test('delays are rounded up to five seconds, so that there are few rooms', () => {
  const shown = [0, 1, 4, 5, 6, 30, 31].map(delayOf);
  expect(shown).toEqual([0, 5, 5, 5, 10, 30, 35]);
  const all = new Set(Array.from({ length: 10_000 }, (_, delay) => delayOf(delay)));
  expect(all.size).toBe(MAX_DELAY_SECONDS / 5 + 1);
});

test('no delay is longer than an hour, and one that is no number is refused', () => {
  expect(delayOf(Number.MAX_SAFE_INTEGER)).toBe(MAX_DELAY_SECONDS);
  for (const delay of [-1, 0.5, Number.NaN, '5', null, [5]])
    expect(readSub({ topic: 'match:1', delay }, false)).toBeUndefined();
});

test('who asks for no delay has none of their own', () => {
  expect(readSub({ topic: 'match:1' }, true)).toEqual({ topic: 'match:1', isFirst: true, fetches: false });
});

test('a client fetches its snapshots only where it says so in so many words', () => {
  expect(readSub({ topic: 'match:1', fetches: true }, false)?.fetches).toBe(true);
  for (const fetches of [1, 'true', {}, null])
    expect(readSub({ topic: 'match:1', fetches }, false)?.fetches).toBe(false);
});
