import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn, playerName } from './accounts.ts';

// The waiting goes by the clock that the tests turn.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms)),
}));

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const USER = { id: 'u', username: 'admin', needs_second_factor: false };
const answer = (status: number, data: object | null) =>
  new Response(JSON.stringify({ status: data ? 'success' : 'error', data, message: '', errors: {} }), { status });

let used: Set<string>;
let bodies: Record<string, unknown>[];
/** A site that takes each code once, as the real one does. */
const fetch = async (_url: unknown, init?: RequestInit) => {
  const body = JSON.parse(init?.body as string) as Record<string, unknown>;
  bodies.push(body);
  const code = String(body['totp_code']);
  if (used.has(code)) return answer(401, null);
  used.add(code);
  return answer(200, { access_token: 't', user: USER });
};
const address = { url: 'http://localhost', exemptKey: undefined, fetch };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:10.000Z') });
  used = new Set();
  bodies = [];
});
afterEach(() => vi.useRealTimers());

test('an admin with a second factor logs in with its code', async () => {
  await logIn(address, { username: 'admin', password: 'p', totp_secret: SECRET });
  expect(bodies).toEqual([{ username: 'admin', password: 'p', totp_code: new TOTP({ secret: SECRET }).generate() }]);
});

test('a code that was used a moment ago is followed by the next', async () => {
  used.add(new TOTP({ secret: SECRET }).generate());
  const login = logIn(address, { username: 'admin', password: 'p', totp_secret: SECRET });
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await login).username).toBe('admin');
  expect(bodies).toHaveLength(2);
  expect(bodies[0]?.['totp_code']).not.toBe(bodies[1]?.['totp_code']);
});

test('without a secret no code is sent', async () => {
  await logIn(address, { username: 'admin', password: 'p' });
  expect(bodies).toEqual([{ username: 'admin', password: 'p' }]);
});

test('a thousand players have names of their own', () => {
  const names = Array.from({ length: 1_024 }, (_, index) => playerName(index));
  expect(new Set(names).size).toBe(1_024);
});
