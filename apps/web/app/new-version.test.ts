// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import { reloadForNewVersion, staysLoaded } from './new-version.ts';

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
  await staysLoaded();
  expect(reload).toHaveBeenCalledOnce();
});

test('without a network, or while the site is away, the page stays as it is', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  reloadForNewVersion();
  await staysLoaded();
  fetched.mockResolvedValue(new Response('', { status: 502 }));
  reloadForNewVersion();
  await staysLoaded();
  expect(reload).not.toHaveBeenCalled();
});
