import { expect, test } from 'vitest';
import { localCounters, withFallback } from './rate-counters.ts';

function setUp() {
  const world = { time: 0, isAway: false, asked: 0 };
  const now = () => world.time;
  const shared = localCounters(now);
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    world.asked += 1;
    if (world.isAway) throw new Error('no Redis');
    return work();
  };
  const redis = {
    add: (key: string, ms: number) => ask(() => shared.add(key, ms)),
    claim: (key: string, ms: number) => ask(() => shared.claim(key, ms)),
    has: (key: string) => ask(() => shared.has(key)),
    remove: (...keys: string[]) => ask(() => shared.remove(...keys)),
  };
  return { world, counters: withFallback(redis, localCounters(now), now) };
}

test('a window begins with its first count and ends as a whole', async () => {
  const { world, counters } = setUp();
  expect(await counters.add('key', 100)).toEqual({ current: 1, ttl: 100 });
  world.time = 60;
  expect(await counters.add('key', 100)).toEqual({ current: 2, ttl: 40 });
  world.time = 100;
  expect(await counters.add('key', 100)).toEqual({ current: 1, ttl: 100 });
});

test('a mark is set once until it ends or is removed', async () => {
  const { world, counters } = setUp();
  expect(await counters.claim('mark', 100)).toBe(0);
  world.time = 30;
  expect(await counters.claim('mark', 100)).toBe(70);
  await counters.remove('mark');
  expect(await counters.has('mark')).toBe(false);
  expect(await counters.claim('mark', 100)).toBe(0);
});

test('without Redis the process counts on, and asks again after a second', async () => {
  const { world, counters } = setUp();
  world.isAway = true;
  expect((await counters.add('key', 10_000)).current).toBe(1);
  expect((await counters.add('key', 10_000)).current).toBe(2);
  expect(world.asked).toBe(1);
  world.isAway = false;
  world.time = 1_000;
  expect((await counters.add('key', 10_000)).current).toBe(1);
});
