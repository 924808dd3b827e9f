import type { AccountSession } from '@pailei/contracts/account-security';
import type { LoginData } from '@pailei/core/accounts';
import { describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from './app.fixture.ts';
import { noticesTo, verifyNow, workOnMails } from './resets.fixture.ts';

const NEW_PASSWORD = 'battery staple';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const { app, deps } = await useApp();

const login = async (username: string, password = PASSWORD, userAgent = 'node') =>
  call<LoginData>(app, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    headers: { 'user-agent': userAgent },
  });
const loggedIn = async (username: string, userAgent?: string) =>
  (await login(username, PASSWORD, userAgent)).body.data?.access_token ?? '';
const statusOf = async (token: string) => (await call(app, { url: '/api/auth/me', token })).status;
const sessionsOf = async (token: string) =>
  (await call<{ items: AccountSession[] }>(app, { url: '/api/auth/sessions', token })).body.data?.items ?? [];
const changePassword = (token: string, payload: object) =>
  call<{ ended_sessions: number }>(app, { method: 'POST', url: '/api/auth/change-password', token, payload });

describe('a change of password', () => {
  test('ends the other sessions, keeps this one, and is told by mail', async () => {
    const { user, access_token } = await registerPlayer(app);
    await verifyNow(deps, user.id);
    const other = await loggedIn(user.username);
    expect([await statusOf(access_token), await statusOf(other)]).toEqual([200, 200]);
    const answer = await changePassword(access_token, { current_password: PASSWORD, new_password: NEW_PASSWORD });
    expect(answer.body.data).toEqual({ ended_sessions: 1 });
    expect([await statusOf(access_token), await statusOf(other)]).toEqual([200, 401]);
    expect((await login(user.username)).status).toBe(401);
    expect((await login(user.username, NEW_PASSWORD)).status).toBe(200);
    await workOnMails(deps);
    expect(await noticesTo(deps, user.email)).toMatchObject([{ kind: 'password_changed', state: 'logged' }]);
  });

  test('wants the current password, and a session does not end over a wrong one', async () => {
    const { access_token } = await registerPlayer(app);
    const wrong = await changePassword(access_token, { current_password: 'wrong one', new_password: NEW_PASSWORD });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { current_password: '当前密码不正确' } } });
    expect(await statusOf(access_token)).toBe(200);
  });

  test.each([
    [PASSWORD, '新密码不能与当前密码相同'],
    ['woaini1314', '这个密码太常见，请换一个'],
    ['19980214', '这个密码太常见，请换一个'],
    ['short', '密码至少 8 个字符'],
  ])('refuses %s as the new one', async (new_password, text) => {
    const { access_token } = await registerPlayer(app);
    const answer = await changePassword(access_token, { current_password: PASSWORD, new_password });
    expect(answer).toMatchObject({ status: 422, body: { errors: { new_password: text } } });
  });

  test('of two at once one wins', async () => {
    const { access_token } = await registerPlayer(app);
    const answers = await Promise.all(
      ['first of the two', 'second of the two'].map((new_password) =>
        changePassword(access_token, { current_password: PASSWORD, new_password }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('the list of sessions', () => {
  test('names devices, says which one is this, and leaves out what has ended', async () => {
    const { user, access_token } = await registerPlayer(app);
    const token = await loggedIn(user.username, CHROME);
    const ended = await loggedIn(user.username);
    await call(app, { method: 'POST', url: '/api/auth/logout', token: ended });
    const sessions = await sessionsOf(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ is_current }) => is_current)).toMatchObject({
      device: 'Chrome · Windows',
      ip: '127.0.0.1',
    });
    expect((await sessionsOf(access_token)).filter(({ is_current }) => is_current)).toHaveLength(1);
  });

  test('one of them can be ended, those of others can’t', async () => {
    const { user, access_token } = await registerPlayer(app);
    const other = await loggedIn(user.username);
    const stranger = await registerPlayer(app);
    const id = (await sessionsOf(access_token)).find(({ is_current }) => !is_current)?.id ?? '';
    const end = (token: string) => call(app, { method: 'DELETE', url: `/api/auth/sessions/${id}`, token });
    const [foreign, unknown] = [
      await end(stranger.access_token),
      await call(app, { method: 'DELETE', url: `/api/auth/sessions/${user.id}`, token: stranger.access_token }),
    ];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect(await statusOf(other)).toBe(200);
    expect((await end(access_token)).status).toBe(200);
    expect(await statusOf(other)).toBe(401);
    expect((await end(access_token)).status).toBe(404);
  });

  test('all of them end together, and nobody else’s', async () => {
    const { user, access_token } = await registerPlayer(app);
    const [other, stranger] = [await loggedIn(user.username), await registerPlayer(app)];
    const answer = await call(app, { method: 'POST', url: '/api/auth/logout-everywhere', token: access_token });
    expect(answer.body.data).toEqual({ ended_sessions: 2 });
    expect([await statusOf(access_token), await statusOf(other)]).toEqual([401, 401]);
    expect(await statusOf(stranger.access_token)).toBe(200);
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
