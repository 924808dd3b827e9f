// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

import { asOfAtom, callsBlockedAtom, connectionStateAtom } from '../../shared/live/connection.atoms.ts';
import { Provider } from '../../shared/state/jotai.ts';
import { store } from '../../shared/state/store.ts';
import { HeaderConnection } from './HeaderConnection.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('while calls do not get through the header says so and that the clocks are given back, although the hub is well', async () => {
  store.set(connectionStateAtom, { phase: 'live', round_trip_ms: 20 });
  store.set(asOfAtom, null);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <HeaderConnection />
      </Provider>,
    ),
  );
  expect(place.textContent).toBe('');
  await act(async () => store.set(callsBlockedAtom, true));
  expect(place.querySelector('[role="status"]')?.textContent).toBe('操作暂时无法送达计时中断的部分会补回');
  await act(async () => store.set(callsBlockedAtom, false));
  expect(place.textContent).toBe('');
  await act(async () => root.unmount());
});
