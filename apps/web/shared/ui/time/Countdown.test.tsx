// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { freezeClocks, setClockSkew, stopDeadlines } from '../../state/clock.ts';
import { Countdown } from './Countdown.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
let container: HTMLElement;
let root: ReturnType<typeof createRoot>;

async function show(dueAt: string): Promise<void> {
  await act(async () => root.render(<Countdown dueAt={dueAt} />));
}
async function passSeconds(count: number): Promise<void> {
  await act(async () => vi.advanceTimersByTime(count * 1_000));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  container = document.createElement('div');
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  freezeClocks(false);
  stopDeadlines(null);
  setClockSkew(0);
  vi.useRealTimers();
});

test('counts down and says the last minute in words', async () => {
  await show('2026-11-20T12:01:02.000Z');
  expect(container.textContent).toBe('01:02');
  await passSeconds(3);
  expect(container.textContent).toBe('还剩 59 秒');
  await passSeconds(60);
  expect(container.textContent).toBe('00:00');
});

test('follows the server’s clock, not this device’s', async () => {
  setClockSkew(30_000);
  await show('2026-11-20T12:02:00.000Z');
  expect(container.textContent).toBe('01:30');
});

test('is frozen while the connection is lost and catches up after', async () => {
  await show('2026-11-20T12:05:00.000Z');
  freezeClocks(true);
  await passSeconds(10);
  expect(container.textContent).toBe('05:00');
  await act(async () => freezeClocks(false));
  expect(container.textContent).toBe('04:50');
});

test('keeps what was left when the clocks of matches were stopped, also on a page that opened later', async () => {
  stopDeadlines(NOON - 60_000);
  await show('2026-11-20T12:05:00.000Z');
  await passSeconds(30);
  expect(container.textContent).toBe('06:00');
  await act(async () => stopDeadlines(null));
  expect(container.textContent).toBe('04:30');
});

test('several countdowns share one timer', async () => {
  const dueAt = '2026-11-20T12:05:00.000Z';
  await act(async () =>
    root.render(
      <>
        <Countdown dueAt={dueAt} />
        <Countdown dueAt={dueAt} />
        <Countdown dueAt={dueAt} />
      </>,
    ),
  );
  expect(vi.getTimerCount()).toBe(1);
});
