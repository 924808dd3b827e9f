import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSemaphore } from './semaphore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('so many at once, the others in the order they came', async () => {
  const take = createSemaphore(2, 5);
  const order: string[] = [];
  const [first, second] = [await take(1_000), await take(1_000)];
  const third = take(1_000).then((giveBack) => (order.push('third'), giveBack));
  const fourth = take(1_000).then((giveBack) => (order.push('fourth'), giveBack));
  await vi.advanceTimersByTimeAsync(500);
  expect(order).toEqual([]);
  second();
  await third;
  expect(order).toEqual(['third']);
  first();
  await fourth;
  expect(order).toEqual(['third', 'fourth']);
});

test('releasing twice frees one slot', async () => {
  const take = createSemaphore(1, 5);
  const first = await take(1_000);
  first();
  first();
  await take(1_000);
  const refused = take(1_000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await refused).toMatchObject({ status: 503, retryAfterSeconds: 5 });
});

test('a caller that waited too long gets a retry time, and leaves the queue', async () => {
  const take = createSemaphore(1, 5);
  const first = await take(1_000);
  const refused = take(1_000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await refused).toMatchObject({ code: 'busy' });
  first();
  expect(await take(1_000)).toBeTypeOf('function');
});
