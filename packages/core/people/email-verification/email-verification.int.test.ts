import type { EmailLink } from '@pailei/contracts/people/email-verification/email-verification.api';
import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp, type Registered } from '@pailei/api/testing/app.fixture';
import { mailsTo, verificationTokens, workOnMails } from '../password-reset/resets.fixture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shiftMs = 0;
const now = () => new Date(Date.now() + shiftMs).toISOString();
const { app, deps } = await useApp({}, { now });
beforeEach(() => void (shiftMs = 0));

const post = <T = object>(path: string, payload: object, token?: string) =>
  call<T>(app, { method: 'POST', url: `/api/auth/${path}`, payload, ...(token !== undefined && { token }) });
const login = (username: string, password = PASSWORD) => post<LoginData>('login', { username, password });
const check = async (token: string) => (await post<EmailLink>('check-email-link', { token })).body.data;
const verify = (token: string) => post<{ username: string; email: string }>('verify-email', { token });
const resend = (token: string) => post('resend-verification', {}, token);
const me = async (token: string) => (await call<User>(app, { url: '/api/auth/me', token })).body.data;
const changeEmail = (token: string, email: string) =>
  call<User>(app, { method: 'PUT', url: '/api/auth/profile', token, payload: { email, current_password: PASSWORD } });

async function verifiedPlayer(fields: object = {}): Promise<Registered> {
  const player = await registerPlayer(app, fields);
  const [token = ''] = await verificationTokens(deps, player.user.email);
  expect((await verify(token)).status).toBe(200);
  return player;
}

describe('an address', () => {
  test('serves for the login once the link in its mail was opened; the name does before', async () => {
    const { user, access_token } = await registerPlayer(app, { email: 'First@Example.com' });
    expect(user).toMatchObject({ email: 'First@Example.com', is_email_verified: false, new_email: null });
    expect((await login('first@example.com')).body).toMatchObject({ message: '用户名或密码错误', errors: {} });
    expect((await login(user.username)).status).toBe(200);
    const [token = ''] = await verificationTokens(deps, 'First@Example.com');
    expect(await check(token)).toEqual({ state: 'open', username: user.username, email: 'First@Example.com' });
    expect((await verify(token)).body.data).toEqual({ username: user.username, email: 'First@Example.com' });
    expect((await login('FIRST@example.com')).body.data?.user.is_email_verified).toBe(true);
    expect(await me(access_token)).toMatchObject({ is_email_verified: true });
  });

  test('is verified once, within 24 hours, by a token of which only the hash is stored', async () => {
    const { user } = await registerPlayer(app);
    const [token = ''] = await verificationTokens(deps, user.email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await deps.db.selectFrom('email_verification').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    shiftMs = DAY + 1_000;
    expect(await check(token)).toMatchObject({ state: 'expired' });
    expect((await verify(token)).body.errors).toEqual({ token: '验证链接已过期，请登录后重新发送' });
    shiftMs = DAY - MINUTE;
    expect((await verify(token)).status).toBe(200);
    expect(await check(token)).toMatchObject({ state: 'used' });
    expect((await verify(token)).body.errors).toEqual({ token: '这个链接已经用过' });
    expect(await check('A'.repeat(43))).toEqual({ state: 'unknown', username: null, email: null });
    for (const wrong of ['', 'short', 'A'.repeat(43), `${token}A`]) expect((await verify(wrong)).status).toBe(422);
  });

  test('of two at once with one link one reads that it was used', async () => {
    const { user } = await registerPlayer(app);
    const [token = ''] = await verificationTokens(deps, user.email);
    const answers = await Promise.all([verify(token), verify(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('gets another mail once a minute and five times a day at most', async () => {
    const { user, access_token } = await registerPlayer(app);
    const early = await resend(access_token);
    expect(early).toMatchObject({ status: 429, body: { message: '请求过于频繁，请稍后再试' } });
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    const statuses: number[] = [];
    for (let asked = 1; asked <= 5; asked++) {
      shiftMs += MINUTE + 1_000;
      statuses.push((await resend(access_token)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await verificationTokens(deps, user.email)).toHaveLength(5);
    shiftMs += DAY;
    expect((await resend(access_token)).status).toBe(200);
  });

  test('of two requests at once for another mail one is rate limited', async () => {
    const { access_token } = await registerPlayer(app);
    shiftMs = MINUTE + 1_000;
    const answers = await Promise.all([resend(access_token), resend(access_token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  });

  test('that is verified needs no mail', async () => {
    const { access_token } = await verifiedPlayer();
    expect(await resend(access_token)).toMatchObject({ status: 409, body: { message: '邮箱已经验证' } });
  });
});

describe('an address that somebody has', () => {
  test('is answered like any other, also when a mail is requested again, and its owner gets one mail', async () => {
    const owner = await verifiedPlayer();
    const address = owner.user.email;
    const taken = await post<LoginData>('register', { username: '后来者', email: address, password: PASSWORD });
    const free = await post<LoginData>('register', {
      username: '先来者',
      email: 'free@example.com',
      password: PASSWORD,
    });
    const shape = ({ status, body }: typeof taken) => ({
      ...body,
      status,
      data: { ...body.data?.user, id: '', username: '', email: '', created_at: '' },
    });
    expect(shape(taken)).toEqual(shape(free));
    expect(taken.body.data?.user).toMatchObject({ email: address, is_email_verified: false });
    shiftMs = MINUTE + 1_000;
    const [again, againFree] = [taken, free].map(({ body }) => resend(body.data?.access_token ?? ''));
    expect((await again)?.body).toMatchObject({ status: 'success', data: { email: address } });
    expect((await againFree)?.body).toMatchObject({ status: 'success', data: { email: 'free@example.com' } });
    await workOnMails(deps);
    const mails = await mailsTo(deps, address);
    expect(mails.map(({ kind }) => kind)).toEqual(['email_verification', 'address_taken']);
    expect(mails[1]?.body).toContain('后来者');
    expect((await login(address)).body.data?.user.username).toBe(owner.user.username);
  });

  test('costs the caller the same statements as a free one: whose it is, the worker looks up', async () => {
    const { user } = await verifiedPlayer();
    const rowsOf = async (username: string, email: string) => {
      const { body } = await post<LoginData>('register', { username, email, password: PASSWORD });
      const id = body.data?.user.id ?? '';
      const requests = deps.db.selectFrom('email_verification').select('answered_at').where('account_id', '=', id);
      const mails = deps.db.selectFrom('mail_message').select('kind').where('account_id', '=', id);
      return { requests: await requests.execute(), mails: await mails.execute() };
    };
    const taken = await rowsOf('撞上的', user.email);
    expect(taken).toEqual(await rowsOf('没撞上的', 'nobody-has-this@example.com'));
    expect(taken).toEqual({ requests: [{ answered_at: null }], mails: [] });
  });

  test('falls to its owner: other claims and their links end with the verification, and their accounts are notified', async () => {
    const squatter = await registerPlayer(app, { email: 'victim@example.com' });
    const [early = ''] = await verificationTokens(deps, 'victim@example.com');
    await post('forgot-password', { email: 'victim@example.com' });
    await workOnMails(deps);
    const reset = /reset-password#token=([\w-]+)/.exec((await mailsTo(deps, 'victim@example.com')).at(-1)?.body ?? '');
    const owner = await registerPlayer(app, { email: 'Victim@example.com' });
    const [own = ''] = await verificationTokens(deps, 'Victim@example.com');
    expect((await verify(own)).status).toBe(200);
    expect(await me(squatter.access_token)).toMatchObject({ email: null, is_email_verified: false });
    expect(await check(early)).toMatchObject({ state: 'unknown' });
    expect((await verify(early)).status).toBe(422);
    expect((await post('reset-password', { token: reset?.[1] ?? '', new_password: 'battery staple' })).status).toBe(
      422,
    );
    expect((await login('victim@example.com')).body.data?.user.id).toBe(owner.user.id);
    const notices = await deps.db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', squatter.user.id)
      .execute();
    expect(notices).toMatchObject([{ notice: { kind: 'security_changed', change: 'email_claim_lost' } }]);
  });

  test('of two claims verified at once one holds', async () => {
    const players = [
      await registerPlayer(app, { email: 'duel@example.com' }),
      await registerPlayer(app, { email: 'duel@example.com' }),
    ];
    const tokens = await verificationTokens(deps, 'duel@example.com');
    const answers = await Promise.all(tokens.map(verify));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const verified = deps.db
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', 'duel@example.com')
      .where('email_verified_at', 'is not', null);
    expect(await verified.execute()).toHaveLength(1);
    expect(players).toHaveLength(2);
  });

  test('cannot be verified for two, whatever the services do', async () => {
    const { user } = await verifiedPlayer();
    const other = await registerPlayer(app, { email: user.email });
    const force = deps.db.updateTable('account').set({ email_verified_at: now() }).where('id', '=', other.user.id);
    await expect(force.execute()).rejects.toThrow('account_verified_email');
  });
});

describe('a reset by mail', () => {
  test('reaches an address that is not verified, and using it verifies it', async () => {
    const { user } = await registerPlayer(app, { email: 'unproven@example.com' });
    await post('forgot-password', { email: 'unproven@example.com' });
    await workOnMails(deps);
    const mail = (await mailsTo(deps, 'unproven@example.com')).find(({ kind }) => kind === 'password_reset');
    const token = /reset-password#token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    expect((await post('reset-password', { token, new_password: 'battery staple' })).status).toBe(200);
    expect((await login('unproven@example.com', 'battery staple')).body.data?.user).toMatchObject({
      id: user.id,
      is_email_verified: true,
    });
  });

  test('goes to the owner alone where there is one, and else to each who claims the address', async () => {
    const claims = [
      await registerPlayer(app, { email: 'shared@example.com' }),
      await registerPlayer(app, { email: 'shared@example.com' }),
    ];
    const resets = async () => {
      const mails = await mailsTo(deps, 'shared@example.com');
      return mails.filter(({ kind }) => kind === 'password_reset').map(({ body }) => body ?? '');
    };
    await post('forgot-password', { email: 'shared@example.com' });
    await workOnMails(deps);
    const names = claims.map(({ user }) => user.username);
    expect((await resets()).map((body) => names.find((name) => body.startsWith(name)))).toEqual(names);
    const [token = ''] = await verificationTokens(deps, 'shared@example.com');
    await verify(token);
    await post('forgot-password', { email: 'shared@example.com' });
    await workOnMails(deps);
    expect(await resets()).toHaveLength(3);
  });
});

describe('a change of the address', () => {
  test('takes effect with the new one’s verification; until then the old one stays valid, and gets a mail', async () => {
    const { user, access_token } = await verifiedPlayer();
    const old = user.email;
    const changed = await changeEmail(access_token, 'Moved@example.com');
    expect(changed.body.data).toMatchObject({ email: old, is_email_verified: true, new_email: 'Moved@example.com' });
    expect((await login('moved@example.com')).status).toBe(401);
    expect((await login(old)).status).toBe(200);
    const [token = ''] = await verificationTokens(deps, 'Moved@example.com');
    expect((await verify(token)).status).toBe(200);
    expect((await login(old)).status).toBe(401);
    expect((await login('moved@example.com')).body.data?.user).toMatchObject({
      email: 'Moved@example.com',
      is_email_verified: true,
      new_email: null,
    });
    const kinds = (await mailsTo(deps, old)).map(({ kind }) => kind);
    expect(kinds).toEqual(['email_verification', 'email_change_requested', 'email_changed']);
  });

  test('is taken back by giving the old address again, and its link is worth nothing then', async () => {
    const { user, access_token } = await verifiedPlayer();
    await changeEmail(access_token, 'regretted@example.com');
    const [token = ''] = await verificationTokens(deps, 'regretted@example.com');
    expect((await changeEmail(access_token, user.email)).body.data).toMatchObject({ new_email: null });
    expect((await verify(token)).status).toBe(422);
    expect(await me(access_token)).toMatchObject({ email: user.email, is_email_verified: true });
  });

  test('replaces an address that was never verified at once', async () => {
    const { access_token } = await registerPlayer(app, { email: 'typo@example.con' });
    expect((await changeEmail(access_token, 'right@example.com')).body.data).toMatchObject({
      email: 'right@example.com',
      is_email_verified: false,
      new_email: null,
    });
    const [stale = ''] = await verificationTokens(deps, 'typo@example.con');
    expect(stale).toBe('');
  });

  test('is limited: ten mails a day for one account, whatever the address', async () => {
    const { access_token } = await registerPlayer(app);
    const statuses: number[] = [];
    for (let change = 1; change <= 10; change++)
      statuses.push((await changeEmail(access_token, `bomb${change}@example.com`)).status);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  });
});
