import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { dashboardApi } from '@pailei/contracts/site/dashboard/dashboard.api';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { readSince } from '@pailei/live/log';
import { createSessionsReader } from '@pailei/live/sessions';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { URI, type TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const REQUIRED = '请先启用动态验证码，之后才能使用管理权限';
const { app, deps } = await useApp();

beforeEach(() => deps.db.deleteFrom('site_setting').execute());

type Staff = { id: string; name: string; token: string };
type Saved = { updated_at: string | null };

async function newStaff(role: 'admin' | 'referee'): Promise<Staff> {
  const { user } = await registerPlayer(app);
  await deps.db.updateTable('account').set({ role }).where('id', '=', user.id).execute();
  const payload = { username: user.username, password: PASSWORD };
  const { body } = await call<LoginData>(app, { method: 'POST', url: '/api/auth/login', payload });
  return { id: user.id, name: user.username, token: body.data?.access_token ?? '' };
}

async function enrol({ token }: Staff): Promise<void> {
  const post = <T>(path: string, payload: object) =>
    call<T>(app, { method: 'POST', url: `/api/auth/totp/${path}`, token, payload });
  const { body } = await post<{ otpauth_url: string }>('enrol', { password: PASSWORD });
  const code = (URI.parse(body.data?.otpauth_url ?? '') as TOTP).generate();
  expect((await post('confirm', { code })).status).toBe(200);
}

const save = ({ token }: Staff, staff_second_factor: boolean, updated_at: string | null = null) =>
  call<Saved>(app, {
    method: 'PUT',
    url: '/api/admin/settings/accounts',
    token,
    payload: { value: { ...DEFAULT_SETTINGS.accounts, staff_second_factor }, updated_at },
  });

/** Switched on by an admin who has a factor. */
async function switchOn(): Promise<{ admin: Staff; updated_at: string | null }> {
  const admin = await newStaff('admin');
  await enrol(admin);
  const { status, body } = await save(admin, true);
  expect(status).toBe(200);
  return { admin, updated_at: body.data?.updated_at ?? null };
}

const dashboard = ({ token }: Staff) =>
  call<DataOf<typeof dashboardApi.get>>(app, { url: '/api/admin/dashboard', token });
const referee = ({ token }: Staff) =>
  call(app, { method: 'POST', url: '/api/solo-tournaments/01890000-0000-7000-8000-000000000000/start', token });

describe('a second factor for staff', () => {
  test('is recommended until it is asked for, which is off by default', async () => {
    const admin = await newStaff('admin');
    expect((await dashboard(admin)).body.data?.recommends_second_factor).toBe(true);
    const { admin: other } = await switchOn();
    expect((await dashboard(other)).body.data?.recommends_second_factor).toBe(false);
  });

  test('can be asked for only by an admin who has one', async () => {
    const admin = await newStaff('admin');
    expect(await save(admin, true)).toMatchObject({
      status: 422,
      body: { errors: { 'value.staff_second_factor': '请先在个人资料的「安全」中为自己启用动态验证码' } },
    });
    expect((await save(admin, false)).status).toBe(200);
  });

  test('that is missing leaves staff nothing but to enrol one, and then all at once', async () => {
    await switchOn();
    for (const role of ['admin', 'referee'] as const) {
      const staff = await newStaff(role);
      const ask = role === 'admin' ? dashboard : referee;
      expect(await ask(staff)).toMatchObject({
        status: 403,
        body: { message: REQUIRED, errors: { second_factor: REQUIRED } },
      });
      const me = await call<User>(app, { url: '/api/auth/me', token: staff.token });
      expect(me.body.data).toMatchObject({ role, needs_second_factor: true });
      await enrol(staff);
      expect((await ask(staff)).status).toBe(role === 'admin' ? 200 : 404);
    }
  });

  test('is asked of nobody else, and of nobody any more once it is switched off', async () => {
    const { admin, updated_at } = await switchOn();
    const { user } = await registerPlayer(app);
    expect(user.needs_second_factor).toBe(false);
    const late = await newStaff('admin');
    expect((await dashboard(late)).status).toBe(403);
    expect((await save(admin, false, updated_at)).status).toBe(200);
    await expect.poll(async () => (await dashboard(late)).status, { timeout: 3_000, interval: 100 }).toBe(200);
  });

  test('counts for sockets too: the reader of sessions says so', async () => {
    await switchOn();
    const staff = await newStaff('referee');
    const sessions = await deps.db.selectFrom('session').select('id').where('account_id', '=', staff.id).execute();
    const needs = async () => {
      const actors = await createSessionsReader(deps.db).findActive(sessions.map(({ id }) => id));
      return new Set([...actors.values()].map(({ needs_second_factor }) => needs_second_factor));
    };
    expect(await needs()).toEqual(new Set([true]));
    await enrol(staff);
    expect(await needs()).toEqual(new Set([false]));
  });

  test('is no business of open pages: nothing of it goes out live', async () => {
    await switchOn();
    const events = await readSince(deps.db, systemTopic.of(), 0, 1_000);
    expect(JSON.stringify(events)).not.toMatch(/staff_second_factor|reserved_names/);
  });
});
