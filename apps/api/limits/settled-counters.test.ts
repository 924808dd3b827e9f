import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localCounters, type Addition } from './rate-counters.ts';
import { createSettledCounters } from './settled-counters.ts';

const LIMIT = { windowMs: 60_000, max: 200 };
const BLOCK = 10;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The counters that processes share, which the test may take away. */
function setUp() {
  const world = { isAway: false, calls: 0 };
  const now = () => Date.now();
  const shared = localCounters(now);
  async function addMany(additions: readonly Addition[]) {
    world.calls += 1;
    if (world.isAway) throw new Error('no Redis');
    const counts = [];
    for (const { key, windowMs, amount } of additions) {
      let count = { current: 0, ttl: 0 };
      for (let added = 0; added < amount; added += 1) count = await shared.add(key, windowMs);
      counts.push(count);
    }
    return counts;
  }
  const process = () => createSettledCounters({ addMany, now });
  return { world, process, inAll: async (key: string) => (await shared.add(key, LIMIT.windowMs)).current - 1 };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('one process counts exactly, and asks Redis once for what it counted in a tenth of a second', async () => {
  const { world, process, inAll } = setUp();
  const counters = process();
  for (let call = 1; call < BLOCK; call += 1) expect(counters.addNow('ip', LIMIT)?.current).toBe(call);
  expect(world.calls).toBe(0);
  await pass(100);
  expect(world.calls).toBe(1);
  expect(await inAll('ip')).toBe(BLOCK - 1);
});

test('more than a twentieth of the limit is not counted before the others know', async () => {
  const { world, process } = setUp();
  const counters = process();
  for (let call = 0; call < BLOCK; call += 1) counters.addNow('ip', LIMIT);
  expect(counters.addNow('ip', LIMIT)).toBeUndefined();
  const next = counters.add('ip', LIMIT);
  expect(next).toBeInstanceOf(Promise);
  await pass(0);
  expect((await next).current).toBe(BLOCK + 1);
  expect(world.calls).toBe(1);
});

test('what another process counted is known once this one has told its own', async () => {
  const { process } = setUp();
  const [first, second] = [process(), process()];
  for (let call = 0; call < 50; call += 1) {
    const count = first.add('ip', LIMIT);
    await pass(0);
    await count;
  }
  await pass(100);
  expect(second.addNow('ip', LIMIT)?.current).toBe(1);
  await pass(100);
  expect(second.addNow('ip', LIMIT)?.current).toBe(52);
});

test('a window ends as a whole, and what was not told of it is not counted in the next', async () => {
  const { process } = setUp();
  const counters = process();
  expect(counters.addNow('ip', LIMIT)).toEqual({ current: 1, ttl: 60_000 });
  await pass(100);
  await pass(59_850);
  expect(counters.addNow('ip', LIMIT)).toEqual({ current: 2, ttl: 150 });
  vi.setSystemTime(Date.now() + 200);
  expect(counters.addNow('ip', LIMIT)?.current).toBe(1);
});

test('who is over the limit costs Redis nothing more', async () => {
  const { world, process } = setUp();
  const counters = process();
  for (let call = 0; call <= LIMIT.max; call += 1) {
    const count = counters.add('ip', LIMIT);
    await pass(0);
    await count;
  }
  await pass(100);
  const { calls } = world;
  for (let call = 0; call < 1_000; call += 1) expect(counters.addNow('ip', LIMIT)?.current).toBeGreaterThan(LIMIT.max);
  await pass(1_000);
  expect(world.calls).toBe(calls);
});

test('without Redis the process goes by its own count, asks once a second, and tells all of it afterwards', async () => {
  const { world, process, inAll } = setUp();
  const counters = process();
  world.isAway = true;
  for (let call = 1; call <= 150; call += 1) {
    const count = counters.add('ip', LIMIT);
    await pass(0);
    expect((await count).current).toBe(call);
  }
  expect(world.calls).toBe(1);
  world.isAway = false;
  await pass(1_100);
  expect(await inAll('ip')).toBe(150);
});

test('whoever waits for one that fails, or behind it, goes on alone', async () => {
  let fail: (error: Error) => void = () => undefined;
  const counters = createSettledCounters({
    addMany: () => new Promise((_resolve, reject) => (fail = reject)),
    now: () => Date.now(),
  });
  for (let call = 0; call < BLOCK; call += 1) counters.addNow('first', LIMIT);
  const first = counters.add('first', LIMIT);
  for (let call = 0; call < BLOCK; call += 1) counters.addNow('second', LIMIT);
  const second = counters.add('second', LIMIT);
  fail(new Error('no Redis'));
  await pass(0);
  expect([(await first).current, (await second).current]).toEqual([BLOCK + 1, BLOCK + 1]);
});

test('a caller who waits goes on when the window ends before Redis answers', async () => {
  let answer: (counts: { current: number; ttl: number }[]) => void = () => undefined;
  const counters = createSettledCounters({
    addMany: () => new Promise((resolve) => (answer = resolve)),
    now: () => Date.now(),
  });
  for (let call = 0; call < BLOCK; call += 1) counters.addNow('ip', LIMIT);
  const waiting = counters.add('ip', LIMIT);
  await pass(60_001);
  expect(counters.addNow('ip', LIMIT)?.current).toBe(1);
  expect((await waiting).current).toBe(2);
  answer([{ current: BLOCK, ttl: 1 }]);
});

test('whatever processes count and when, a limit is passed by less than a twentieth for each other process', async () => {
  const step = fc.record({
    process: fc.nat({ max: 2 }),
    calls: fc.integer({ min: 1, max: 40 }),
    pause: fc.constantFrom(0, 0, 30, 100, 400),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const { process } = setUp();
      const processes = [process(), process(), process()];
      let allowed = 0;
      for (const { process: number, calls, pause } of steps) {
        for (let call = 0; call < calls; call += 1) {
          const count = processes[number]?.add('ip', LIMIT);
          await pass(0);
          if (count && (await count).current <= LIMIT.max) allowed += 1;
        }
        await pass(pause);
      }
      const asked = steps.reduce((sum, { calls }) => sum + calls, 0);
      expect(allowed).toBeLessThanOrEqual(LIMIT.max + 2 * BLOCK);
      expect(allowed).toBeGreaterThanOrEqual(Math.min(asked, LIMIT.max));
    }),
    { numRuns: 50 },
  );
});
