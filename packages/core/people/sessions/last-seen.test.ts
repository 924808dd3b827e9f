import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLastSeen } from './last-seen.ts';

let nowMs = 0;
const write = vi.fn(async (_ids: string[]) => undefined);
const lastSeen = () => createLastSeen({ write, clock: () => nowMs });

beforeEach(() => {
  vi.useFakeTimers();
  write.mockReset();
  nowMs = 0;
});
afterEach(() => vi.useRealTimers());

test('many requests are one write, some seconds later', async () => {
  const { note } = lastSeen();
  for (const id of ['a', 'b', 'a', 'a']) note(id);
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(write.mock.calls).toEqual([[['a', 'b']]]);
});

test('each session is written once a minute', async () => {
  const { note } = lastSeen();
  for (nowMs = 0; nowMs <= 60_000; nowMs += 10_000) {
    note('a');
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(write).toHaveBeenCalledTimes(2);
});

test('a write that fails harms nobody', async () => {
  write.mockRejectedValueOnce(new Error('no database'));
  const { note } = lastSeen();
  note('a');
  await vi.advanceTimersByTimeAsync(5_000);
  note('b');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(write.mock.calls).toEqual([[['a']], [['b']]]);
});
