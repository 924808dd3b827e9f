import { newId } from '@pailei/db/id';
import { expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '../testing/app.fixture.ts';
import { verifyNow } from '@pailei/core/people/password-reset/resets.fixture';

const KEY = 'given by the operator';
const { app, deps } = await useApp({ hasRateLimits: true, rateLimitKey: KEY });

const login = (username: string, password: string, ip: string) =>
  call(app, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    headers: { 'x-forwarded-for': ip },
  });

test('an address may try ten logins a minute, and another one still may', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await login(`nobody${attempt}`, 'wrong', '198.51.100.1')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const refused = await login('nobody', 'wrong', '198.51.100.1');
  expect(refused.body).toEqual({ status: 'error', data: null, message: '请求过于频繁，请稍后再试', errors: {} });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login('nobody', 'wrong', '198.51.100.2')).status).toBe(401);
});

test('a route with a separate limit says what is left of that one, down to the refusal', async () => {
  const left: unknown[] = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    const { headers } = await login(`absent${attempt}`, 'wrong', '198.51.100.3');
    left.push([headers['ratelimit-limit'], headers['ratelimit-remaining']]);
  }
  expect(left).toEqual([...Array.from({ length: 10 }, (_, calls) => ['10', String(9 - calls)]), ['10', '0']]);
});

test('what a caller writes into X-Forwarded-For does not count, only what the gateway adds', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    statuses.push((await login(`rotating${attempt}`, 'wrong', `203.0.113.${attempt}, 198.51.100.9`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('guesses from many addresses stop at five, and lock the owner out from nowhere they were before', async () => {
  const { user } = await registerPlayer(app);
  expect((await login(user.username, PASSWORD, '192.0.2.1')).status).toBe(200);
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess++)
    statuses.push((await login(user.username, 'wrong', `198.51.100.${100 + guess}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login(user.username, PASSWORD, '198.51.100.200')).status).toBe(429);
  expect((await login(user.username, PASSWORD, '192.0.2.1')).status).toBe(200);
});

test('name and verified address of an account share its tries', async () => {
  const { user } = await registerPlayer(app);
  await verifyNow(deps, user.id);
  const names = [user.username, user.email, user.username, user.email.toUpperCase(), user.email, user.username];
  const statuses: number[] = [];
  for (const [guess, name] of names.entries()) statuses.push((await login(name, 'wrong', `203.0.113.${guess}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login(user.email, PASSWORD, '203.0.113.200')).status).toBe(429);
});

test.each(['nobody-here', 'nobody-here@example.com'])(
  'guesses at %s, which is no account’s, stop at five too',
  async (name) => {
    const spellings = [name, name.toUpperCase(), ` ${name}`, name.replace('n', 'ｎ'), name, name];
    const statuses: number[] = [];
    for (const [guess, spelling] of spellings.entries())
      statuses.push((await login(spelling, 'wrong', `198.51.100.${220 + guess}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  },
);

test('who has the operator’s key is not counted by address, who has another one is; guesses are counted for all', async () => {
  const { user } = await registerPlayer(app);
  const statusesWith = async (key: string, from: string, name: (attempt: number) => string) => {
    const headers = { 'x-forwarded-for': from, 'x-rate-limit-key': key };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const payload = { username: name(attempt), password: 'wrong' };
      statuses.push((await call(app, { method: 'POST', url: '/api/auth/login', payload, headers })).status);
    }
    return statuses;
  };
  expect(await statusesWith(KEY, '198.51.100.50', (attempt) => `keyed${attempt}`)).not.toContain(429);
  expect((await statusesWith('guessed by somebody', '198.51.100.51', (attempt) => `other${attempt}`)).at(-1)).toBe(429);
  expect((await statusesWith(KEY, '198.51.100.52', () => user.username)).slice(5)).toEqual(
    Array.from({ length: 6 }, () => 429),
  );
});

test('an address may ask for five reset mails in a quarter of an hour', async () => {
  const forgot = (email: string) =>
    call(app, {
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email },
      headers: { 'x-forwarded-for': '192.0.2.77' },
    });
  const statuses: number[] = [];
  for (let asked = 0; asked < 6; asked++) statuses.push((await forgot(`someone${asked}@example.com`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a token may be looked at twenty times in a quarter of an hour', async () => {
  const payload = { token: 'A'.repeat(43) };
  const headers = { 'x-forwarded-for': '192.0.2.78' };
  const statuses = new Set<number>();
  for (let guess = 0; guess < 20; guess++)
    statuses.add((await call(app, { method: 'POST', url: '/api/auth/validate-reset-token', payload, headers })).status);
  expect([...statuses]).toEqual([422]);
  expect((await call(app, { method: 'POST', url: '/api/auth/validate-reset-token', payload, headers })).status).toBe(
    429,
  );
});

test('the operator’s key lifts no limit per account', async () => {
  const { access_token: token } = await registerPlayer(app);
  const headers = { 'x-forwarded-for': '198.51.100.60', 'x-rate-limit-key': KEY };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    const payload = { current_password: `guess number ${attempt}`, new_password: 'battery staple' };
    statuses.push(
      (await call(app, { method: 'POST', url: '/api/auth/change-password', token, payload, headers })).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});

test('nobody rings at the referees of a battle more than five times a minute', async () => {
  const { access_token: token } = await registerPlayer(app);
  const url = `/api/battles/${newId()}/calls`;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt++)
    statuses.push((await call(app, { method: 'POST', url, token, payload: { text: '对手没有到' } })).status);
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 404), 429]);
});

test('whoever found an open window may guess its password ten times, wherever they ask from', async () => {
  const { access_token } = await registerPlayer(app);
  const guess = (attempt: number) =>
    call(app, {
      method: 'POST',
      url: '/api/auth/change-password',
      token: access_token,
      payload: { current_password: `guess number ${attempt}`, new_password: 'battery staple' },
      headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
    });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) statuses.push((await guess(attempt)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});
