import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLoop, type Loop, type LoopWork } from './loop.ts';

let loop: Loop;
const ticks: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  ticks.length = 0;
});
afterEach(async () => {
  await loop.stop();
  vi.useRealTimers();
});

function start(everyMs: number, work: Partial<LoopWork> = {}): void {
  const begin = Date.now();
  const tick = async () => void ticks.push(Date.now() - begin);
  const onError = (error: unknown) => expect.unreachable(String(error));
  loop = startLoop('relay', everyMs, { tick, onError, ...work });
}

test('a tick that fails like the one before is not reported again, another failure and a later one are', async () => {
  const lines: unknown[] = [];
  const failures = ['full', 'full', 'full', 'gone', undefined, 'full', undefined];
  const tick = async () => {
    const failure = failures.shift();
    if (failure !== undefined) throw new Error(failure);
  };
  start(10, { tick, onError: (error) => lines.push(String(error)) });
  await vi.advanceTimersByTimeAsync(60);
  expect(lines).toEqual(['Error: full', 'Error: gone', 'Error: full']);
});

test('a tick that fails is followed by the next one soon, however long its pause is', async () => {
  const begin = Date.now();
  const tick = async () => {
    ticks.push(Date.now() - begin);
    if (ticks.length < 3) throw new Error('no database');
  };
  start(60_000, { tick, onError: () => undefined });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ticks).toEqual([0, 2_000, 4_000]);
  expect(loop.state()).toMatchObject({ error: null });
});

test('runs at the latest after its longest pause, and at once when it is woken', async () => {
  start(1_000, { isWoken: true });
  await vi.advanceTimersByTimeAsync(2_300);
  expect(ticks).toEqual([0, 1_000, 2_000]);
  loop.wake();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(ticks).toEqual([0, 1_000, 2_000, 2_300, 3_300]);
  expect(loop.state()).toMatchObject({ every_ms: 1_000, is_woken: true });
});

test('however often it is woken there is its shortest pause between two ticks', async () => {
  start(1_000, { isWoken: true, shortestMs: 20 });
  for (let times = 0; times < 50; times += 1) {
    loop.wake();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(ticks).toEqual([0, 20, 40]);
});

test('a wake-up that comes while it runs has it run once more: that run may have missed it', async () => {
  const waiting: (() => void)[] = [];
  const tick = () => new Promise<void>((resolve) => waiting.push(resolve));
  start(60_000, { tick, isWoken: true });
  loop.wake();
  loop.wake();
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting).toHaveLength(1);
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(waiting).toHaveLength(0);
});

test('runs when something is due, never later than by its longest pause', async () => {
  const dueIn = [300, 5_000, null];
  start(1_000, { nextDueMs: async () => dueIn.shift() ?? null });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(ticks).toEqual([0, 300, 1_300, 2_300]);
});

test('stops in the middle of a pause', async () => {
  start(60_000, { isWoken: true, shortestMs: 5_000 });
  await vi.advanceTimersByTimeAsync(1);
  await loop.stop();
  loop.wake();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ticks).toEqual([0]);
});
