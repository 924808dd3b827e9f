// @vitest-environment happy-dom
import { act, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lazyOverlay } from './lazy-overlay.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Toasts = () => <b>已保存</b>;
const load = vi.fn<() => Promise<ComponentType>>();

async function render(): Promise<void> {
  document.body.innerHTML = '<div id="root"></div>';
  const Overlay = lazyOverlay(load);
  await act(async () =>
    createRoot(document.getElementById('root')!).render(
      <>
        <p>表单</p>
        <Suspense>
          <Overlay />
        </Suspense>
      </>,
    ),
  );
}
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an overlay that cannot be loaded leaves the page alone, and comes when the network is back', async () => {
  await render();
  expect(document.body.textContent).toBe('表单');
  load.mockResolvedValue(Toasts);
  await wait(2_000);
  expect(document.body.textContent).toBe('表单已保存');
});

test('one that never comes is left out', async () => {
  await render();
  await wait(120_000);
  expect(document.body.textContent).toBe('表单');
  expect(load).toHaveBeenCalledTimes(30);
});
