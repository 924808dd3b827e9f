import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { AccountSession } from '@pailei/contracts/people/sessions/sessions.api';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const { app, deps } = await useApp();

/** The token of another session of this account. */
async function newSession(username: string, userAgent = 'node'): Promise<string> {
  const { body } = await call<LoginData>(app, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  return body.data?.access_token ?? '';
}
const me = (token: string) => call<User>(app, { url: '/api/auth/me', token });
const statusOf = async (token: string) => (await me(token)).status;
const sessionsOf = async (token: string) =>
  (await call<{ items: AccountSession[] }>(app, { url: '/api/auth/sessions', token })).body.data?.items ?? [];

describe('a session', () => {
  test('is valid until its logout; other sessions of the account stay valid', async () => {
    const { access_token, user } = await registerPlayer(app);
    const other = await newSession(user.username);
    expect((await me(access_token)).body.data).toEqual(user);
    expect(await call(app, { method: 'POST', url: '/api/auth/logout', token: access_token })).toMatchObject({
      status: 200,
      body: { data: {} },
    });
    expect(await me(access_token)).toMatchObject({ status: 401, body: { message: '登录已过期，请重新登录' } });
    expect((await me(other)).status).toBe(200);
  });

  test('revoked elsewhere ends here within 3 s', async () => {
    const { access_token, user } = await registerPlayer(app);
    expect((await me(access_token)).status).toBe(200);
    await deps.db.updateTable('session').set({ revoked_at: deps.now() }).where('account_id', '=', user.id).execute();
    await expect.poll(async () => (await me(access_token)).status, { timeout: 3_000, interval: 100 }).toBe(401);
  });

  test('ends when its account is suspended', async () => {
    const { access_token, user } = await registerPlayer(app);
    const suspended_until = new Date(Date.now() + 3_600_000).toISOString();
    await deps.db.updateTable('account').set({ suspended_until }).where('id', '=', user.id).execute();
    expect((await me(access_token)).status).toBe(401);
  });

  test('has the present role of its account, not that of the login', async () => {
    const { access_token, user } = await registerPlayer(app);
    const url = '/api/solo-tournaments/01890000-0000-7000-8000-000000000000/start';
    expect((await call(app, { method: 'POST', url, token: access_token })).body.message).toBe('只有裁判可以执行此操作');
    await deps.db.updateTable('account').set({ role: 'referee' }).where('id', '=', user.id).execute();
    await expect
      .poll(async () => (await call(app, { method: 'POST', url, token: access_token })).status, {
        timeout: 3_000,
        interval: 100,
      })
      .toBe(404);
  });
});

describe('the list of sessions', () => {
  test('names devices, marks the current one, and leaves out ended sessions', async () => {
    const { user, access_token } = await registerPlayer(app);
    const token = await newSession(user.username, CHROME);
    const ended = await newSession(user.username);
    await call(app, { method: 'POST', url: '/api/auth/logout', token: ended });
    const sessions = await sessionsOf(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ is_current }) => is_current)).toMatchObject({
      device: 'Chrome · Windows',
      ip: '127.0.0.1',
    });
    expect((await sessionsOf(access_token)).filter(({ is_current }) => is_current)).toHaveLength(1);
  });

  test('one’s own sessions can be ended, those of others cannot', async () => {
    const { user, access_token } = await registerPlayer(app);
    const other = await newSession(user.username);
    const otherUser = await registerPlayer(app);
    const id = (await sessionsOf(access_token)).find(({ is_current }) => !is_current)?.id ?? '';
    const end = (token: string) => call(app, { method: 'DELETE', url: `/api/auth/sessions/${id}`, token });
    const [foreign, unknown] = [
      await end(otherUser.access_token),
      await call(app, { method: 'DELETE', url: `/api/auth/sessions/${user.id}`, token: otherUser.access_token }),
    ];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect(await statusOf(other)).toBe(200);
    expect((await end(access_token)).status).toBe(200);
    expect(await statusOf(other)).toBe(401);
    expect((await end(access_token)).status).toBe(404);
  });

  test('all of them can be ended together, and nobody else’s', async () => {
    const { user, access_token } = await registerPlayer(app);
    const [other, otherUser] = [await newSession(user.username), await registerPlayer(app)];
    const answer = await call(app, { method: 'POST', url: '/api/auth/logout-everywhere', token: access_token });
    expect(answer.body.data).toEqual({ ended_sessions: 2 });
    expect([await statusOf(access_token), await statusOf(other)]).toEqual([401, 401]);
    expect(await statusOf(otherUser.access_token)).toBe(200);
  });

  test('shows when a session was used last', async () => {
    const { user, access_token } = await registerPlayer(app);
    const longAgo = '2026-01-01T00:00:00.000Z';
    await deps.db.updateTable('session').set({ last_seen_at: longAgo }).where('account_id', '=', user.id).execute();
    await statusOf(access_token);
    await expect
      .poll(async () => (await sessionsOf(access_token))[0]?.last_seen_at, { timeout: 8_000, interval: 200 })
      .not.toBe(longAgo);
  });
});
