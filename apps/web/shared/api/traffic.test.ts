// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import type { TrafficEvent } from './traffic.ts';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const fault = (error: string): TrafficEvent => ({ kind: 'fault', at: 0, error });

test('nothing is reported while the panel is not enabled', async () => {
  const { isTrafficEnabled, traffic } = await import('./traffic.ts');
  expect(isTrafficEnabled()).toBe(false);
  expect(traffic()).toBeUndefined();
});

test.each(['1', 'TRUE', ''])('%j does not enable it', async (value) => {
  localStorage.setItem('api-debug-enabled', value);
  expect((await import('./traffic.ts')).traffic()).toBeUndefined();
});

test('what came before the panel was loaded is reported then, up to a hundred', async () => {
  localStorage.setItem('api-debug-enabled', 'true');
  const { traffic, listenToTraffic } = await import('./traffic.ts');
  for (let number = 0; number < 120; number += 1) traffic()?.event(fault(`${number}`));
  const listener = vi.fn();
  listenToTraffic(listener);
  expect(listener).toHaveBeenCalledTimes(100);
  traffic()?.event(fault('later'));
  expect(listener).toHaveBeenLastCalledWith(fault('later'));
});

test('a panel that is enabled on the open page receives from then on', async () => {
  const { traffic, listenToTraffic } = await import('./traffic.ts');
  const listener = vi.fn();
  listenToTraffic(listener);
  traffic()?.request({ method: 'GET', url: '/api/x', body: undefined })({ status: 200, data: {} });
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ kind: 'request', url: '/api/x', status: 200 }));
});
