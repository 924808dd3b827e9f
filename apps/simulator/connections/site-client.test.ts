import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Retry } from '../retry-report.ts';
import { createSiteClient } from './site-client.ts';

// The waiting goes by the clock that the tests turn.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms)),
}));

const DECK = { name: '奇迹贼', code: 'AAECAaIHAub3Ns' };

type Planned = { status: number; retryAfter?: string } | Error;

function setUp(plan: Planned[]) {
  const [repeats, keys]: [Retry[], (string | null)[]] = [[], []];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const planned = plan.shift() ?? { status: 200 };
    if (planned instanceof Error) throw planned;
    const { status, retryAfter } = planned;
    const body = JSON.stringify({ status: status === 200 ? 'success' : 'error', data: {}, message: '忙', errors: {} });
    return new Response(body, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });
  };
  const onRepeat = (repeat: Retry) => repeats.push(repeat);
  return {
    site: createSiteClient({ url: 'http://localhost', exemptKey: undefined, fetch, onRetry: onRepeat }),
    repeats,
    keys,
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a busy site is called again after the time that it names, and each retry is reported', async () => {
  const { site, repeats, keys } = setUp([
    { status: 503, retryAfter: '2' },
    { status: 429, retryAfter: '40' },
    new Error(),
  ]);
  const answer = site.call(tournamentsApi.register, { params: { id: 't1' }, body: {} });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(keys).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(keys).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(40_500);
  await answer;
  const call = `POST ${tournamentsApi.register.path}`;
  expect(repeats).toEqual([
    { call, status: 503, waitMs: 2_000 },
    { call, status: 429, waitMs: 40_000 },
    { call, status: undefined, waitMs: 500 },
  ]);
});

test('a repeated call keeps its key, another call has another', async () => {
  const { site, keys } = setUp([{ status: 503 }]);
  const first = site.call(decksApi.create, { body: DECK });
  await vi.advanceTimersByTimeAsync(500);
  await first;
  await site.call(decksApi.create, { body: DECK });
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an endpoint that knows no keys gets none, and what is refused is not repeated', async () => {
  const { site, repeats, keys } = setUp([{ status: 409 }]);
  await expect(site.call(tournamentsApi.register, { params: { id: 't1' }, body: {} })).rejects.toMatchObject({
    status: 409,
  });
  expect([keys, repeats]).toEqual([[null], []]);
});
