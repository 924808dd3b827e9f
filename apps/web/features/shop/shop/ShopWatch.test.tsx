// @vitest-environment happy-dom
import type { Watcher } from '@pailei/live/client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { Provider } from '../../../shared/state/jotai.ts';
import { signInAtom, signOutAtom } from '../../../shared/state/session.atoms.ts';
import { pendingOrdersAtom } from '../../../shared/state/shop.atoms.ts';
import { store } from '../../../shared/state/store.ts';
import { PLAYER } from '../../../shared/state/user.fixture.ts';
import { ShopWatch } from './ShopWatch.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const hub = vi.hoisted(() => ({ watchers: new Map<string, Watcher>() }));
vi.mock('../../../shared/live/connection.ts', () => ({
  liveClient: () => ({
    watch(topic: string, watcher: Watcher) {
      hub.watchers.set(topic, watcher);
      return () => hub.watchers.delete(topic);
    },
  }),
}));

test('the shop begins two seconds after the shell, and ends with the session', async () => {
  vi.useFakeTimers();
  store.set(signInAtom, { token: 't', user: PLAYER });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Provider store={store}>
        <ShopWatch />
      </Provider>,
    ),
  );
  await act(async () => vi.advanceTimersByTime(1_999));
  expect([...hub.watchers.keys()]).toEqual([]);
  await act(async () => vi.advanceTimersByTime(1));
  expect([...hub.watchers.keys()].toSorted()).toEqual(['orders:user:u1', 'shop']);
  await act(async () => hub.watchers.get('orders:user:u1')?.onSnapshot({ pending_count: 3, newest: [] }, 1));
  expect(store.get(pendingOrdersAtom)).toBe(3);
  await act(async () => store.set(signOutAtom));
  expect(store.get(pendingOrdersAtom)).toBe(0);
  await act(async () => root.unmount());
  vi.runAllTimers();
  vi.useRealTimers();
});
