import { endpoint } from '@pailei/contracts/endpoint';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { ApiError } from './api-error.ts';
import { createApiClient } from './client.ts';
import { isPassing, retryDelayMs } from './retry.ts';

const data = z.object({ name: z.string() });
const base = { access: 'user', summary: '卡组', path: '/decks', data } as const;
const read = endpoint({ ...base, method: 'GET' });
const save = endpoint({ ...base, method: 'POST', body: z.object({}) });
const order = endpoint({ ...save, path: '/orders', idempotent: true });

/** Answers with these statuses, one after the other, and then with 200. */
function clientWith(...statuses: number[]) {
  const fetchStub = vi.fn<typeof fetch>(async () =>
    Response.json({ name: '快攻法' }, { status: statuses.shift() ?? 200 }),
  );
  const client = createApiClient({
    fetch: fetchStub,
    token: () => null,
    isLoggingIn: () => false,
    onUnauthorized: () => undefined,
  });
  return { client, fetchStub };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a call that is safe to repeat', () => {
  test('is tried again after 1, 2 and 4 seconds', async () => {
    const { client, fetchStub } = clientWith(503, 502, 504);
    const answer = client.retry(read, {});
    for (const [ms, calls] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [2_000, 3],
      [3_999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(fetchStub).toHaveBeenCalledTimes(calls);
    }
    await expect(answer).resolves.toEqual({ name: '快攻法' });
  });

  test('fails with the last error after three more tries', async () => {
    const { client, fetchStub } = clientWith(503, 503, 503, 503, 503);
    const ended = client.retry(read, {}).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ status: 503 });
    expect(fetchStub).toHaveBeenCalledTimes(4);
  });

  test.each([400, 403, 404, 409, 422, 500])('is not tried again after %i', async (status) => {
    const { client, fetchStub } = clientWith(status);
    await expect(client.retry(read, {})).rejects.toMatchObject({ status });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test('can be given up while it waits', async () => {
    const { client, fetchStub } = clientWith(503, 503);
    const leaving = new AbortController();
    const ended = client.retry(read, { signal: leaving.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort('left');
    expect(await ended).toBe('left');
    await vi.runAllTimersAsync();
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

describe('a command', () => {
  test.each([
    ['without a key', order, {}],
    ['with a key that its endpoint does not know', save, { idempotencyKey: 'k1' }],
  ])('is never tried again %s', async (_how, command, key) => {
    const { client, fetchStub } = clientWith(503);
    await expect(client.retry(command, { body: {}, ...key })).rejects.toMatchObject({ status: 503 });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  test('is tried again with its key, which stays the same', async () => {
    const { client, fetchStub } = clientWith(503);
    const answer = client.retry(order, { body: {}, idempotencyKey: 'k1' });
    await vi.runAllTimersAsync();
    await answer;
    const keys = fetchStub.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys).toEqual(['k1', 'k1']);
  });
});

test('a server that says how long to wait is heard, but not for longer than ten seconds', () => {
  const limited = (retryAfterMs: number) => new ApiError(429, '', {}, retryAfterMs);
  expect(retryDelayMs(0, limited(5_000))).toBe(5_000);
  expect(retryDelayMs(2, limited(500))).toBe(4_000);
  expect(isPassing(limited(10_000))).toBe(true);
  expect(isPassing(limited(60_000))).toBe(false);
});

test('a conflict passes only where the server says when', () => {
  expect(isPassing(new ApiError(409, ''))).toBe(false);
  expect(isPassing(new ApiError(409, '', {}, 1_000))).toBe(true);
});
