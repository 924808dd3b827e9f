import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadQueue } from './read-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('no more begin in a second than allowed, and none is forgotten', async () => {
  const queue = createReadQueue({ perSecond: 500, atOnce: 6 });
  let begun = 0;
  for (let count = 0; count < 1_200; count += 1) queue.add(async () => void (begun += 1));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toBeGreaterThan(450);
  expect(begun).toBeLessThanOrEqual(505);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(begun).toBe(1_200);
});

test('no more run at once than allowed', async () => {
  const queue = createReadQueue({ perSecond: 10_000, atOnce: 3 });
  let running = 0;
  let most = 0;
  for (let count = 0; count < 20; count += 1) {
    queue.add(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
    });
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect({ most, running }).toEqual({ most: 3, running: 0 });
});
