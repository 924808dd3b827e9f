import type { TotpState } from '@pailei/contracts/people/second-factor/second-factor.api';
import type { AdminUserDetail } from '@pailei/contracts/people/users/users.api';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { URI, type TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { noticesTo, verifyNow } from '../password-reset/resets.fixture.ts';

const STEP_MS = 30_000;
const WRONG = '动态验证码不正确或已用过';

/** The clock stands still within a step, unless a test moves it. */
const startMs = Math.floor(Date.now() / STEP_MS) * STEP_MS;
let shiftMs = 0;
const now = () => new Date(startMs + shiftMs).toISOString();
const { app, deps } = await useApp({}, { now });
beforeEach(() => void (shiftMs = 0));

const codeOf = (url = '') => (URI.parse(url) as TOTP).generate({ timestamp: Date.parse(now()) });

type Staff = { name: string; id: string; email: string; token: string };

const post = <T>(staff: Staff, path: string, payload: object) =>
  call<T>(app, { method: 'POST', url: `/api/auth/totp/${path}`, token: staff.token, payload });
const login = (username: string, fields: object = {}) =>
  call<LoginData>(app, {
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password: PASSWORD, ...fields },
  });
const stateOf = async ({ token }: Staff) => (await call<TotpState>(app, { url: '/api/auth/totp', token })).body.data;
const enrol = (staff: Staff, password = PASSWORD) =>
  post<{ secret: string; otpauth_url: string }>(staff, 'enrol', { password });
const confirm = (staff: Staff, code: string) => post<{ recovery_codes: string[] }>(staff, 'confirm', { code });

async function newStaff(role: 'admin' | 'referee' = 'referee'): Promise<Staff> {
  const { user } = await registerPlayer(app);
  await deps.db.updateTable('account').set({ role }).where('id', '=', user.id).execute();
  await verifyNow(deps, user.id);
  const { body } = await login(user.username);
  return { name: user.username, id: user.id, email: user.email, token: body.data?.access_token ?? '' };
}

/** A referee with a second factor. `code` gives one that was never used: each lives in a step of its own. */
async function withTotp() {
  const staff = await newStaff();
  const { body } = await enrol(staff);
  const code = () => codeOf(body.data?.otpauth_url);
  const confirmed = await confirm(staff, code());
  shiftMs += STEP_MS;
  return { staff, code, recoveryCodes: confirmed.body.data?.recovery_codes ?? [] };
}

describe('enrolment', () => {
  test('is for referees and admins, and wants the password', async () => {
    const { access_token } = await registerPlayer(app);
    const player = { ...(await newStaff()), token: access_token };
    expect((await enrol(player)).status).toBe(403);
    expect(await stateOf(player)).toMatchObject({ is_available: false, is_enabled: false });
    for (const role of ['admin', 'referee'] as const) {
      const staff = await newStaff(role);
      expect((await enrol(staff, 'wrong one')).body.errors).toEqual({ password: '当前密码不正确' });
      expect((await enrol(staff)).status).toBe(200);
    }
  });

  test('counts only once a code has proven it', async () => {
    const staff = await newStaff();
    const first = (await enrol(staff)).body.data;
    const second = (await enrol(staff)).body.data;
    expect(second?.secret).not.toBe(first?.secret);
    expect((await login(staff.name)).status).toBe(200);
    expect((await confirm(staff, '000000')).body.errors).toEqual({ code: WRONG });
    const old = codeOf(first?.otpauth_url);
    expect((await confirm(staff, old)).status).toBe(422);
    expect(await stateOf(staff)).toMatchObject({ is_available: true, is_enabled: false, recovery_codes_left: 0 });
    const code = codeOf(second?.otpauth_url);
    expect((await confirm(staff, code)).body.data?.recovery_codes).toHaveLength(10);
    expect(await stateOf(staff)).toMatchObject({ is_enabled: true, recovery_codes_left: 10 });
    expect((await enrol(staff)).body.message).toBe('动态验证码已经启用');
    expect((await confirm(staff, code)).body.message).toBe('请先开始启用动态验证码');
  });

  test('names the site and the account, and the secret is stored encrypted', async () => {
    const staff = await newStaff();
    const { secret = '', otpauth_url = '' } = (await enrol(staff)).body.data ?? {};
    expect(URI.parse(otpauth_url)).toMatchObject({ issuer: '牌擂', label: staff.name, digits: 6, period: 30 });
    const row = await deps.db
      .selectFrom('account_totp')
      .select('secret')
      .where('account_id', '=', staff.id)
      .executeTakeFirstOrThrow();
    expect(row.secret).not.toContain(secret);
  });

  test('is notified to the owner and audited', async () => {
    const { staff } = await withTotp();
    expect((await noticesTo(deps, staff.email)).map(({ kind }) => kind)).toEqual(['totp_enabled']);
    const audited = await deps.db.selectFrom('audit_log').select('action').where('target_id', '=', staff.id).execute();
    expect(audited.map(({ action }) => action)).toEqual(['account.totp_enrolled', 'account.totp_enabled']);
  });
});

describe('a login', () => {
  test('asks for the code after the right password, and not after a wrong one', async () => {
    const { staff, code } = await withTotp();
    const asked = await login(staff.name);
    expect(asked).toMatchObject({ status: 401, body: { data: null, errors: { totp_code: '请输入动态验证码' } } });
    expect((await login(staff.name, { password: 'wrong one' })).body.errors).toEqual({});
    expect((await login(staff.name, { password: 'wrong one', totp_code: code() })).body.message).toBe(
      '用户名或密码错误',
    );
    expect((await login(staff.name, { totp_code: '000000' })).body.errors).toEqual({ totp_code: WRONG });
    expect((await login(staff.name, { totp_code: 'abc' })).status).toBe(422);
    expect((await login(staff.name, { totp_code: code() })).status).toBe(200);
  });

  test('takes a code once, also of two at once', async () => {
    const { staff, code } = await withTotp();
    const answers = await Promise.all([1, 2].map(() => login(staff.name, { totp_code: code() })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await login(staff.name, { totp_code: code() })).body.errors).toEqual({ totp_code: WRONG });
    shiftMs += STEP_MS;
    expect((await login(staff.name, { totp_code: code() })).status).toBe(200);
  });

  test('does not take the code that confirmed the secret, nor one older than the last', async () => {
    const { staff, code } = await withTotp();
    shiftMs -= STEP_MS;
    expect((await login(staff.name, { totp_code: code() })).status).toBe(401);
    shiftMs += STEP_MS;
    const previous = code();
    shiftMs += STEP_MS;
    expect((await login(staff.name, { totp_code: code() })).status).toBe(200);
    expect((await login(staff.name, { totp_code: previous })).status).toBe(401);
  });

  test('accepts a recovery code once, however it is typed, and notifies the owner', async () => {
    const { staff, recoveryCodes } = await withTotp();
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    expect((await login(staff.name, { totp_code: ` ${first.toUpperCase()} ` })).status).toBe(200);
    expect((await login(staff.name, { totp_code: first })).status).toBe(401);
    const answers = await Promise.all([1, 2].map(() => login(staff.name, { totp_code: second.replace('-', '') })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await stateOf(staff)).toMatchObject({ recovery_codes_left: 8 });
    const notices = await deps.db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', staff.id)
      .execute();
    expect(notices.filter(({ notice }) => JSON.stringify(notice).includes('recovery_code_used'))).toHaveLength(2);
  });

  test('of a suspended account says until when and why, to its owner only', async () => {
    const { staff, code } = await withTotp();
    await deps.db
      .updateTable('account')
      .set({ suspended_until: '2099-10-01T12:00:00.000Z', suspended_reason: '辱骂对手' })
      .where('id', '=', staff.id)
      .execute();
    expect((await login(staff.name)).status).toBe(401);
    const refused = await login(staff.name, { totp_code: code() });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('账号已被停用至 2099年10月1日 20:00（北京时间），原因：辱骂对手');
  });
});

describe('an admin’s reset', () => {
  const reset = (admin: Staff, { id }: Staff) =>
    call<AdminUserDetail>(app, {
      method: 'POST',
      url: `/api/admin/users/${id}/reset-totp`,
      token: admin.token,
      payload: { reason: '手机遗失，已核对身份' },
    });

  test('ends the sessions and lets the owner in by the password alone, and anew with another device', async () => {
    const [admin, { staff, code, recoveryCodes }] = [await newStaff('admin'), await withTotp()];
    const { body } = await reset(admin, staff);
    expect(body.data).toMatchObject({ totp_enabled_at: null, sessions: [] });
    expect((await call(app, { url: '/api/auth/me', token: staff.token })).status).toBe(401);
    const { access_token = '' } = (await login(staff.name)).body.data ?? {};
    const again = { ...staff, token: access_token };
    expect(await stateOf(again)).toMatchObject({ is_enabled: false, recovery_codes_left: 0 });
    const enrolled = await enrol(again);
    expect((await confirm(again, code())).body.errors).toEqual({ code: WRONG });
    expect((await confirm(again, codeOf(enrolled.body.data?.otpauth_url))).status).toBe(200);
    expect((await login(staff.name, { totp_code: recoveryCodes[0] })).status).toBe(401);
  });

  test('is notified to the owner, by mail and in the inbox, and stands in the audit log', async () => {
    const [admin, { staff }] = [await newStaff('admin'), await withTotp()];
    await reset(admin, staff);
    expect((await noticesTo(deps, staff.email)).map(({ kind }) => kind)).toEqual(['totp_enabled', 'totp_reset']);
    const { notice } = await deps.db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', staff.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(notice).toEqual({ kind: 'security_changed', change: 'totp_reset' });
    const { audit } = (await call<AdminUserDetail>(app, { url: `/api/admin/users/${staff.id}`, token: admin.token }))
      .body.data!;
    expect(audit[0]).toMatchObject({
      action: 'account.reset_totp',
      actor_id: admin.id,
      reason: '手机遗失，已核对身份',
      after: { username: staff.name, sessions_ended: 2 },
    });
  });

  test('wants a second factor that is there, and one admin at a time takes it', async () => {
    const [admin, plain, { staff }] = [await newStaff('admin'), await newStaff(), await withTotp()];
    const refused = await reset(admin, plain);
    expect([refused.status, refused.body.message]).toEqual([409, '该账号没有启用动态验证码']);
    expect((await call(app, { url: '/api/auth/me', token: plain.token })).status).toBe(200);
    const answers = await Promise.all([reset(admin, staff), reset(admin, staff)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is for admins', async () => {
    const [referee, { staff }] = [await newStaff(), await withTotp()];
    expect((await reset(referee, staff)).status).toBe(403);
    expect((await login(staff.name)).body.errors).toHaveProperty('totp_code');
  });
});

describe('afterwards', () => {
  test('new recovery codes take the place of the old ones', async () => {
    const { staff, code, recoveryCodes } = await withTotp();
    const renew = (given: object) =>
      post<{ recovery_codes: string[] }>(staff, 'recovery-codes', { password: PASSWORD, ...given });
    expect((await renew({ code: '000000' })).body.errors).toEqual({ code: WRONG });
    const renewed = (await renew({ code: code() })).body.data?.recovery_codes ?? [];
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
    expect((await login(staff.name, { totp_code: recoveryCodes[0] })).status).toBe(401);
    expect((await login(staff.name, { totp_code: renewed[0] })).status).toBe(200);
  });

  test('it is switched off with password and code, and the codes with it', async () => {
    const { staff, code, recoveryCodes } = await withTotp();
    const disable = (given: object) => post(staff, 'disable', { password: PASSWORD, code: code(), ...given });
    expect((await disable({ password: 'wrong one' })).body.errors).toEqual({ password: '当前密码不正确' });
    expect((await disable({ code: 'aaaaaaaaaa' })).body.errors).toEqual({ code: WRONG });
    expect((await disable({ code: recoveryCodes[0] })).status).toBe(200);
    expect((await login(staff.name)).status).toBe(200);
    expect((await disable({})).body.message).toBe('动态验证码尚未启用');
  });

  test('a player who was a referee may still switch it off', async () => {
    const { staff, code } = await withTotp();
    await deps.db.updateTable('account').set({ role: 'user' }).where('id', '=', staff.id).execute();
    expect((await post(staff, 'disable', { password: PASSWORD, code: code() })).status).toBe(200);
  });

  test('a secret that can’t be opened any more counts for nothing, a recovery code still does', async () => {
    const { staff, code, recoveryCodes } = await withTotp();
    await deps.db
      .updateTable('account_totp')
      .set({ secret: 'sealed elsewhere' })
      .where('account_id', '=', staff.id)
      .execute();
    expect((await login(staff.name, { totp_code: code() })).status).toBe(401);
    expect((await login(staff.name, { totp_code: recoveryCodes[0] })).status).toBe(200);
  });
});
