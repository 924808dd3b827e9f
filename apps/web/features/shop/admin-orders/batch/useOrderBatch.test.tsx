// @vitest-environment happy-dom
import type { JobProgress } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import type { Watcher } from '@pailei/live/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { Provider } from '../../../../shared/state/jotai.ts';
import { store } from '../../../../shared/state/store.ts';
import { useOrderBatch, type OrderBatch } from './useOrderBatch.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const hub = vi.hoisted(() => ({ watchers: new Map<string, Watcher>() }));
vi.mock('../../../../shared/live/connection.ts', () => ({
  liveClient: () => ({
    watch(topic: string, watcher: Watcher) {
      hub.watchers.set(topic, watcher);
      return () => undefined;
    },
  }),
}));
vi.mock('../../../../shared/api/api.ts', () => ({
  api: {
    retry: () => Promise.resolve({ job_id: 'j1' }),
    call: () => Promise.resolve({ to: 'shipped', results: [] }),
  },
}));

const JOB: JobProgress = {
  id: 'j1',
  kind: 'order_batch',
  status: 'done',
  total: 1,
  done: 1,
  failed: 0,
  message: null,
};

let root: ReturnType<typeof createRoot>;
let batch: OrderBatch;
function Bar() {
  const present = useOrderBatch(() => undefined);
  useEffect(() => {
    batch = present;
  });
  return null;
}

beforeEach(async () => {
  history.replaceState(null, '', '/admin/orders');
  hub.watchers.clear();
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <Provider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <BrowserRouter>
            <Bar />
          </BrowserRouter>
        </QueryClientProvider>
      </Provider>,
    ),
  );
  return () => act(async () => root.unmount());
});
const run = () => act(async () => batch.run({ status: 'shipped', ids: ['o1'] }));

test('a batch runs from the click to its end, also before the worker has reported it', async () => {
  await run();
  expect(batch.isRunning).toBe(true);
  await act(async () => hub.watchers.get('job:j1')?.onSnapshot({ ...JOB, status: 'running', done: 0 }, 1));
  expect(batch.isRunning).toBe(true);
  await act(async () => hub.watchers.get('job:j1')?.onSnapshot(JOB, 2));
  expect(batch.isRunning).toBe(false);
});

test('a batch that is not there does not run', async () => {
  await run();
  await act(async () =>
    hub.watchers.get('job:j1')?.onStatus?.({ phase: 'denied', code: 'not_found', message: '没有这个批量操作' }),
  );
  expect(batch.isRunning).toBe(false);
});
