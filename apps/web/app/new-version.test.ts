// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import { reloadForNewVersion, reloadWhenBack, staysLoaded } from './new-version.ts';

const reload = vi.fn();
const fetched = vi.fn<() => Promise<Response>>();
vi.stubGlobal('location', { reload });
vi.stubGlobal('fetch', fetched);

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

test('a file that is gone since a deployment: the page is reloaded, once a minute', async () => {
  fetched.mockResolvedValue(new Response());
  reloadForNewVersion();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  reloadForNewVersion();
  expect(await staysLoaded()).toBe('not_there');
  expect(reload).toHaveBeenCalledOnce();
});

test('without a network, or while the site is away, the page stays as it is', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  reloadForNewVersion();
  expect(await staysLoaded()).toBe('site_away');
  fetched.mockResolvedValue(new Response('', { status: 502 }));
  reloadForNewVersion();
  expect(await staysLoaded()).toBe('site_away');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that waits for the site is reloaded once, when it answers, and not at all when it was left meanwhile', async () => {
  vi.useFakeTimers();
  fetched
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValue(new Response());
  const left = new AbortController();
  const waiting = reloadWhenBack(new AbortController().signal);
  await vi.runAllTimersAsync();
  await waiting;
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledOnce();

  left.abort();
  await reloadWhenBack(left.signal);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
