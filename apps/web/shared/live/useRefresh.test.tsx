// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';

import { useRefresh } from './useRefresh.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const KEY = ['orders'];
const ANSWER_MS = 100;
let reads: number;
let queries: QueryClient;
let root: ReturnType<typeof createRoot>;

function Orders({ version, staleTime }: { version: number; staleTime: number }) {
  useRefresh(version, [KEY]);
  useQuery({
    queryKey: KEY,
    queryFn: async () => {
      reads += 1;
      return new Promise<number>((resolve) => setTimeout(resolve, ANSWER_MS, reads));
    },
    staleTime,
  });
  return null;
}
const show = (version: number, staleTime = 30_000) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <Orders version={version} staleTime={staleTime} />
      </QueryClientProvider>,
    ),
  );
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  reads = 0;
  queries = new QueryClient();
  root = createRoot(document.createElement('div'));
  return async () => {
    await act(async () => root.unmount());
    queries.clear();
    vi.useRealTimers();
  };
});

test.each([
  ['for the first time', undefined],
  ['again', 1],
])('what is read %s as the page begins is read once when the topic is known by then', async (_how, cached) => {
  queries.setQueryData(KEY, cached);
  await show(5, 0);
  await pass(ANSWER_MS);
  expect(reads).toBe(1);
});

test('what was read before the page began is read again', async () => {
  queries.setQueryData(KEY, 1);
  await show(5);
  await pass(ANSWER_MS);
  expect(reads).toBe(1);
});

test('a read on its way when the version moves counts for nothing: it may be of before', async () => {
  await show(0);
  await pass(ANSWER_MS / 2);
  await show(5);
  await pass(ANSWER_MS);
  expect(reads).toBe(2);
});

test('versions that follow each other closely are one more read, after a second', async () => {
  await show(5);
  await pass(ANSWER_MS);
  for (const version of [6, 7, 8]) await show(version);
  await pass(500);
  expect(reads).toBe(1);
  await pass(500 + ANSWER_MS);
  expect(reads).toBe(2);
});
