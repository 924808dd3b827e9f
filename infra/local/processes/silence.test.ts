import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './silence.ts';

const TIMES = { probeEveryMs: 4_000, promptMs: 2_000, hungAfterMs: 30_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Watches a process that answers each probe after `answerAfterMs`, or never. */
function watch(answerAfterMs?: number) {
  const onHung = vi.fn();
  const isResponding = () =>
    new Promise<boolean>((resolve) => {
      if (answerAfterMs !== undefined) setTimeout(() => resolve(true), answerAfterMs);
    });
  const stop = watchSilence({ isResponding, onHung }, TIMES);
  return { onHung, stop };
}

test('a process that answers late is not hung', async () => {
  const { onHung, stop } = watch(9_000);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(onHung).not.toHaveBeenCalled();
  stop();
});

test('a process that never answers is hung after 30 s', async () => {
  const { onHung, stop } = watch();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(onHung).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onHung).toHaveBeenCalled();
  stop();
});
