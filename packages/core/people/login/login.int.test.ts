import type { LoginData } from '@pailei/core/people/login/login.service';
import { describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';
import { verifyNow } from '../password-reset/resets.fixture.ts';

const { app, deps } = await useApp();

const register = (payload: object) => call<LoginData>(app, { method: 'POST', url: '/api/auth/register', payload });
const login = (username: string, password = PASSWORD) =>
  call<LoginData>(app, { method: 'POST', url: '/api/auth/login', payload: { username, password } });

async function suspend(id: string, until: string): Promise<void> {
  await deps.db.updateTable('account').set({ suspended_until: until }).where('id', '=', id).execute();
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

describe('register', () => {
  test('answers with a token and the user, and nothing of the password', async () => {
    const { status, body, text } = await register({
      username: '炉火 '.trim(),
      email: 'Fire@Example.com',
      password: PASSWORD,
      qq: '12345',
    });
    expect(status).toBe(200);
    expect(body.data?.user).toMatchObject({
      username: '炉火',
      email: 'Fire@Example.com',
      role: 'user',
      qq: '12345',
      game_id: null,
    });
    expect(text).not.toMatch(/hash|argon2|_key/);
    const [row] = await deps.db.selectFrom('account').select('password_hash').where('username', '=', '炉火').execute();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a name is taken without regard to case and width', async () => {
    await register({ username: 'Thrall', email: 'thrall@example.com', password: PASSWORD });
    const { status, body } = await register({
      username: 'ＴＨＲＡＬＬ',
      email: 'other@example.com',
      password: PASSWORD,
    });
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 'error',
      data: null,
      message: '用户名已被使用',
      errors: { username: '用户名已被使用' },
    });
  });

  test.each([
    ['password1', '这个密码太常见，请换一个'],
    ['PassW0rd', '这个密码太常见，请换一个'],
    ['20010101', '这个密码太常见，请换一个'],
    ['aaaaaaaa', '密码太简单，不能只是重复或连续的字符'],
    ['hgfedcba', '密码太简单，不能只是重复或连续的字符'],
    ['        ', '密码不能只有空格'],
    ['guessable@example.com', '密码不能与用户名或邮箱相同'],
  ])('refuses the password %s', async (password, text) => {
    const { status, body } = await register({ username: 'Guessable', email: 'guessable@example.com', password });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ password: text });
  });

  test.each(['admin', 'ＡＤＭＩＮ', 'Ad-Min', '管理员', '裁判', '官方'])('refuses the name %s', async (username) => {
    const { status, body } = await register({ username, email: 'poser@example.com', password: PASSWORD });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ username: '这个用户名不可使用，请换一个' });
  });

  test('refuses the names that the admins have listed, and no others', async () => {
    const value = JSON.stringify({ staff_second_factor: false, reserved_names: ['主持人'] });
    await deps.db.insertInto('site_setting').values({ key: 'accounts', value }).execute();
    const named = (username: string, email: string) => register({ username, email, password: PASSWORD });
    expect((await named('主_持_人', 'host@example.com')).body.errors).toHaveProperty('username');
    expect((await named('官方', 'official@example.com')).status).toBe(200);
    await deps.db.deleteFrom('site_setting').where('key', '=', 'accounts').execute();
  });

  test('is refused while the registration is closed', async () => {
    const value = JSON.stringify({ name: '牌擂', is_beta: true, registration_open: false });
    await deps.db.insertInto('site_setting').values({ key: 'site', value }).execute();
    const answer = await register({ username: 'TooLate', email: 'late@example.com', password: PASSWORD });
    expect(answer).toMatchObject({ status: 403, body: { message: '注册已关闭' } });
    await deps.db.deleteFrom('site_setting').where('key', '=', 'site').execute();
    expect((await register({ username: 'TooLate', email: 'late@example.com', password: PASSWORD })).status).toBe(200);
  });

  test('of two at once with one name one is created', async () => {
    const attempts = ['a', 'b'].map((letter) =>
      register({ username: 'Onlyone', email: `${letter}@once.example`, password: PASSWORD }),
    );
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('names what is wrong with each field', async () => {
    const { status, body } = await register({ username: 'x', email: 'nowhere', password: 'short' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      username: '用户名至少 2 个字符',
      email: '邮箱格式不正确',
      password: '密码至少 8 个字符',
    });
    expect(body.message).toBe('用户名至少 2 个字符；邮箱格式不正确；密码至少 8 个字符');
  });

  test('a role cannot be given to oneself', async () => {
    const { body } = await register({
      username: 'Sylvanas',
      email: 's@example.com',
      password: PASSWORD,
      role: 'admin',
    });
    expect(body.data?.user.role).toBe('user');
  });
});

describe('login', () => {
  test('by name in any case, and by a verified e-mail address', async () => {
    const { body } = await register({ username: 'Garrosh', email: 'garrosh@example.com', password: PASSWORD });
    await verifyNow(deps, body.data?.user.id ?? '');
    for (const name of ['garrosh', 'GARROSH', 'Garrosh@Example.com']) expect((await login(name)).status).toBe(200);
  });

  test('an unknown name and a wrong password get the same answer', async () => {
    await register({ username: 'Valeera', email: 'valeera@example.com', password: PASSWORD });
    const [unknown, wrong] = [await login('NoSuchName'), await login('Valeera', 'wrong password')];
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual({ status: 'error', data: null, message: '用户名或密码错误', errors: {} });
    expect({ status: wrong.status, body: wrong.body }).toEqual({ status: unknown.status, body: unknown.body });
  });

  test('an unverified address and an unknown one get the same answer', async () => {
    await register({ username: 'Rexxar', email: 'rexxar@example.com', password: PASSWORD });
    const [unverified, unknown] = [await login('rexxar@example.com'), await login('nobody-at-all@example.com')];
    expect({ status: unverified.status, body: unverified.body }).toEqual({ status: 401, body: unknown.body });
  });

  test('a suspended account reads so, but only with its password', async () => {
    const { user } = await registerPlayer(app);
    await suspend(user.id, inAnHour());
    expect((await login(user.username)).body.message).toMatch(/^账号已被停用至 \d{4}年.+（北京时间）$/);
    expect((await login(user.username)).status).toBe(403);
    expect((await login(user.username, 'wrong password')).status).toBe(401);
    await suspend(user.id, anHourAgo());
    expect((await login(user.username)).status).toBe(200);
  });

  test('a session lasts 12 hours for staff, 7 days for players', async () => {
    const { user } = await registerPlayer(app);
    const hours = async () => {
      const rows = await deps.db
        .selectFrom('session')
        .select(['created_at', 'expires_at'])
        .where('account_id', '=', user.id)
        .execute();
      return rows.map((row) => (Date.parse(row.expires_at) - Date.parse(row.created_at)) / 3_600_000);
    };
    expect(await hours()).toEqual([168]);
    await deps.db.updateTable('account').set({ role: 'referee' }).where('id', '=', user.id).execute();
    await login(user.username);
    expect(new Set(await hours())).toEqual(new Set([12, 168]));
  });
});
