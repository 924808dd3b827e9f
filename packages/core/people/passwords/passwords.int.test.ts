import type { LoginData } from '@pailei/core/people/login/login.service';
import { describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { noticesTo, verifyNow, workOnMails } from '../password-reset/resets.fixture.ts';

const NEW_PASSWORD = 'battery staple';
const { app, deps } = await useApp();

const login = (username: string, password = PASSWORD) =>
  call<LoginData>(app, { method: 'POST', url: '/api/auth/login', payload: { username, password } });
const statusOf = async (token: string) => (await call(app, { url: '/api/auth/me', token })).status;
const changePassword = (token: string, payload: object) =>
  call<{ ended_sessions: number }>(app, { method: 'POST', url: '/api/auth/change-password', token, payload });

describe('a change of password', () => {
  test('ends the other sessions, keeps this one, and sends a mail', async () => {
    const { user, access_token } = await registerPlayer(app);
    await verifyNow(deps, user.id);
    const other = (await login(user.username)).body.data?.access_token ?? '';
    expect([await statusOf(access_token), await statusOf(other)]).toEqual([200, 200]);
    const answer = await changePassword(access_token, { current_password: PASSWORD, new_password: NEW_PASSWORD });
    expect(answer.body.data).toEqual({ ended_sessions: 1 });
    expect([await statusOf(access_token), await statusOf(other)]).toEqual([200, 401]);
    expect((await login(user.username)).status).toBe(401);
    expect((await login(user.username, NEW_PASSWORD)).status).toBe(200);
    await workOnMails(deps);
    expect(await noticesTo(deps, user.email)).toMatchObject([{ kind: 'password_changed', state: 'logged' }]);
  });

  test('needs the current password, and a wrong one does not end the session', async () => {
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
