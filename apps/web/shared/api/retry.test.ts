import { endpoint } from '@pailei/contracts/http/endpoint';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { ApiError } from './api-error.ts';
import { createApiClient } from './client.ts';
import { isTransient, retryDelayMs } from './retry.ts';

const data = z.object({ name: z.string() });
const base = { access: 'user', summary: '卡组', path: '/decks', data } as const;
const read = endpoint({ ...base, method: 'GET' });
const save = endpoint({ ...base, method: 'POST', body: z.object({}) });
const order = endpoint({ ...save, path: '/orders', idempotent: true });

type Given = number | { status: number; headers: Record<string, string>; answer?: object };

/** Answers with these statuses, one after the other, and then with 200. */
function clientWith(...given: Given[]) {
  const fetchStub = vi.fn<typeof fetch>(async () => {
    const next = given.shift() ?? 200;
    const { answer = { name: '快攻法' }, ...init } = typeof next === 'number' ? { status: next } : next;
    return Response.json(answer, init);
  });
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

describe('while the network is away', () => {
  function clientAway(fetchStub: typeof fetch) {
    const onWaiting = vi.fn();
    const client = createApiClient({
      fetch: fetchStub,
      token: () => null,
      isLoggingIn: () => false,
      onUnauthorized: () => undefined,
      isAway: () => true,
      onWaiting,
    });
    return { client, onWaiting };
  }

  test('a call without an answer fails at once', async () => {
    const fetchStub = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { client } = clientAway(fetchStub);
    const sent = { body: {}, idempotencyKey: 'k1' };
    await expect(client.retry(order, sent)).rejects.toMatchObject({ code: 'no_response' });
    await expect(client.retry(read, {})).rejects.toMatchObject({ code: 'no_response' });
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  test('a command that hangs is said to be under way within a second, a read is not', async () => {
    const { client, onWaiting } = clientAway(() => new Promise(() => {}));
    void client.call(read, {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onWaiting).not.toHaveBeenCalled();
    void client.call(save, { body: {} });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onWaiting).toHaveBeenCalledTimes(1);
  });
});

describe('a command that is refused as busy', () => {
  const message = '系统繁忙，请稍后再试';
  const answer = { status: 'error', data: null, message, errors: { busy: message } };
  const busy = { status: 503, headers: { 'retry-after': '2' }, answer };

  test('comes again, not all at once, as it was', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, fetchStub } = clientWith(busy);
    const answer = client.call(save, { body: {} });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ name: '快攻法' });
    const [first, second] = fetchStub.mock.calls;
    expect(second).toEqual([first?.[0], expect.objectContaining({ method: 'POST', body: first?.[1]?.body })]);
  });

  test('keeps its key', async () => {
    const { client, fetchStub } = clientWith(busy, busy);
    const answer = client.call(order, { body: {}, idempotencyKey: 'k1' });
    await vi.runAllTimersAsync();
    await answer;
    const keys = fetchStub.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys).toEqual(['k1', 'k1', 'k1']);
  });

  test('fails with its text after three more tries', async () => {
    const { client, fetchStub } = clientWith(busy, busy, busy, busy, busy);
    const ended = client.call(save, { body: {} }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await ended).toMatchObject({ status: 503, message });
    expect(fetchStub).toHaveBeenCalledTimes(4);
  });

  test.each([
    ['nobody says that nothing was done', { status: 503, headers: { 'retry-after': '1' } }],
    ['a proxy had no answer', 504],
    ['the wait would be too long', { ...busy, headers: { 'retry-after': '60' } }],
    ['the caller asked too often', { status: 429, headers: { 'retry-after': '1' } }],
  ])('is not repeated where %s', async (_what, given) => {
    const { client, fetchStub } = clientWith(given);
    await expect(client.call(save, { body: {} })).rejects.toMatchObject({ name: 'ApiError' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

test('a server that says how long to wait is heard, but not for longer than ten seconds', () => {
  const limited = (retryAfterMs: number) => new ApiError(429, '', {}, retryAfterMs);
  expect(retryDelayMs(0, limited(5_000))).toBe(5_000);
  expect(retryDelayMs(2, limited(500))).toBe(4_000);
  expect(isTransient(limited(10_000))).toBe(true);
  expect(isTransient(limited(60_000))).toBe(false);
});

test('a conflict passes only where the server says when', () => {
  expect(isTransient(new ApiError(409, ''))).toBe(false);
  expect(isTransient(new ApiError(409, '', {}, 1_000))).toBe(true);
});
