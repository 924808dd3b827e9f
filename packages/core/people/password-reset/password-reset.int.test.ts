import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { createSessionsReader } from '@pailei/live/sessions';
import { beforeEach, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { mailsTo, noticesTo, workOnMails } from './resets.fixture.ts';

const NEW_PASSWORD = 'battery staple';
const MINUTE = 60_000;
const INVALID = '重置链接无效或已过期，请重新申请';

let shiftMs = 0;
const now = () => new Date(Date.now() + shiftMs).toISOString();
const { app, deps } = await useApp({}, { now });
beforeEach(() => void (shiftMs = 0));

const post = (path: string, payload: object) => call(app, { method: 'POST', url: `/api/auth/${path}`, payload });
const forgot = (email: string) => post('forgot-password', { email });
const validate = (token: string) => post('validate-reset-token', { token });
const reset = (token: string, new_password = NEW_PASSWORD) => post('reset-password', { token, new_password });
const login = (username: string, password: string) =>
  call<LoginData>(app, { method: 'POST', url: '/api/auth/login', payload: { username, password } });

async function tokensFor(email: string): Promise<string[]> {
  await workOnMails(deps);
  const mails = await mailsTo(deps, email);
  const links = mails.flatMap(
    ({ body }) => /https:\/\/pailei\.example\/reset-password#token=([\w-]+)/.exec(body ?? '') ?? [],
  );
  return links.filter((text) => !text.startsWith('https:'));
}

async function playerWithToken() {
  const player = await registerPlayer(app);
  await forgot(player.user.email);
  const [token = ''] = await tokensFor(player.user.email);
  return { ...player, token };
}

test('the link in the mail sets a new password, and the old one is gone', async () => {
  const { user, token } = await playerWithToken();
  expect((await validate(token)).status).toBe(200);
  expect(await reset(token)).toMatchObject({ status: 200, body: { data: {} } });
  expect((await login(user.username, PASSWORD)).status).toBe(401);
  expect((await login(user.username, NEW_PASSWORD)).status).toBe(200);
});

test('only the hash of a token is stored', async () => {
  const { token } = await playerWithToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await deps.db.selectFrom('password_reset').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('all sessions end, here at once and for the sockets’ reader too, and nobody is logged in', async () => {
  const { user, token, access_token } = await playerWithToken();
  const me = () => call<User>(app, { url: '/api/auth/me', token: access_token });
  expect((await me()).status).toBe(200);
  const sessions = await deps.db.selectFrom('session').select('id').where('account_id', '=', user.id).execute();
  const answer = await reset(token);
  expect(answer.text).not.toContain('access_token');
  expect((await me()).status).toBe(401);
  const active = await createSessionsReader(deps.db).findActive(sessions.map(({ id }) => id));
  expect(active.size).toBe(0);
});

test('the owner is notified by mail and in the inbox', async () => {
  const { user, token } = await playerWithToken();
  await reset(token);
  expect((await noticesTo(deps, user.email)).map(({ kind }) => kind)).toEqual(['password_reset', 'password_changed']);
  const notices = await deps.db.selectFrom('notification').select('notice').where('account_id', '=', user.id).execute();
  expect(notices).toMatchObject([{ notice: { kind: 'security_changed', change: 'password_reset' } }]);
});

test('of two resets at once with one token one wins', async () => {
  const { user, token } = await playerWithToken();
  const passwords = ['first of the two', 'second of the two'];
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect((await login(user.username, winner)).status).toBe(200);
});

test('a token is good once, for ten minutes, and only as it was sent', async () => {
  const { token } = await playerWithToken();
  shiftMs = 10 * MINUTE + 1_000;
  expect(await validate(token)).toMatchObject({ status: 422, body: { errors: { token: INVALID } } });
  expect((await reset(token)).status).toBe(422);
  shiftMs = 0;
  expect((await reset(token)).status).toBe(200);
  expect(await reset(token)).toMatchObject({ status: 422, body: { message: INVALID, errors: { token: INVALID } } });
  expect((await validate(token)).status).toBe(422);
  for (const wrong of ['', 'short', 'A'.repeat(43), `${token}A`]) expect((await validate(wrong)).status).toBe(422);
});

test('a password that is refused leaves the token as it is', async () => {
  const { user, token } = await playerWithToken();
  expect((await reset(token, 'password123')).body.errors).toEqual({ new_password: '这个密码太常见，请换一个' });
  expect((await reset(token, user.email)).body.errors).toEqual({ new_password: '密码不能与用户名或邮箱相同' });
  expect((await reset(token, 'short')).body.errors).toEqual({ new_password: '密码至少 8 个字符' });
  expect((await reset(token)).status).toBe(200);
});

test('a reset makes the account’s other links worthless', async () => {
  const { user, token } = await playerWithToken();
  await forgot(user.email);
  const [, second = ''] = await tokensFor(user.email);
  expect((await reset(second)).status).toBe(200);
  expect((await validate(token)).status).toBe(422);
});

test('an unknown address gets the same answer, and leaves nothing behind', async () => {
  const { user } = await registerPlayer(app);
  const [known, unknown] = [await forgot(user.email), await forgot('nobody@example.com')];
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
  const waiting = deps.db.selectFrom('password_reset').select('account_id').where('token_hash', 'is', null);
  expect(await waiting.execute()).toEqual([{ account_id: null }, { account_id: null }]);
  await workOnMails(deps);
  expect(await noticesTo(deps, 'nobody@example.com')).toEqual([]);
  expect(await waiting.execute()).toEqual([]);
});

test('three mails an hour are sent to an account, and what is asked for beyond looks the same', async () => {
  const { user } = await registerPlayer(app);
  for (let asked = 0; asked < 5; asked++) {
    expect((await forgot(user.email.toUpperCase())).status).toBe(200);
    await workOnMails(deps);
  }
  expect(await noticesTo(deps, user.email)).toHaveLength(3);
  shiftMs = 61 * MINUTE;
  await forgot(user.email);
  await workOnMails(deps);
  expect(await noticesTo(deps, user.email)).toHaveLength(4);
});

test('a job that runs twice makes one token', async () => {
  const { user } = await registerPlayer(app);
  await forgot(user.email);
  await Promise.all([workOnMails(deps), workOnMails(deps)]);
  expect(await noticesTo(deps, user.email)).toHaveLength(1);
});

test('who registered with the address of another account can’t have mail sent there', async () => {
  const owner = await registerPlayer(app);
  const guest = await registerPlayer(app, { email: owner.user.email });
  await forgot(owner.user.email);
  const [token = ''] = await tokensFor(owner.user.email);
  await reset(token);
  expect((await login(owner.user.username, NEW_PASSWORD)).status).toBe(200);
  expect((await login(guest.user.username, PASSWORD)).status).toBe(200);
});
