import { type AdminUser, type AdminUserDetail, SUSPENDED_FOREVER } from '@pailei/contracts/people/users/users.api';
import type { Role } from '@pailei/domain/rights/rights';
import type { LoginData } from '@pailei/core/people/login/login.service';
import { describe, expect, test } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();

type List = { items: AdminUser[]; total: number; counts: { admin: number; referee: number; suspended: number } };

const login = (username: string) =>
  call<LoginData>(app, { method: 'POST', url: '/api/auth/login', payload: { username, password: PASSWORD } });

/** Somebody with a role, logged in. */
async function person(role: Role = 'user', fields: object = {}): Promise<LoginData> {
  const made = await registerPlayer(app, fields);
  await deps.db.updateTable('account').set({ role }).where('id', '=', made.user.id).execute();
  const { body } = await login(made.user.username);
  if (body.status !== 'success') throw new Error(body.message);
  return body.data;
}

const me = (token: string) => call(app, { url: '/api/auth/me', token });
const list = async (token: string, query: object) =>
  (await call<List>(app, { url: '/api/admin/users', query: query as Record<string, string>, token })).body.data!;
const detail = async (token: string, id: string) =>
  (await call<AdminUserDetail>(app, { url: `/api/admin/users/${id}`, token })).body.data!;
const act = (token: string, id: string, name: string, payload: object) =>
  call<AdminUserDetail>(app, {
    method: name === 'role' ? 'PUT' : 'POST',
    url: `/api/admin/users/${id}/${name}`,
    payload,
    token,
  });

const REASON = '连续消极比赛';
const admin = await person('admin');
const token = admin.access_token;

describe('search', () => {
  test('finds any part of name, e-mail, QQ and game id, without regard to case', async () => {
    const { user } = await registerPlayer(app, {
      username: '炉石大法师Jaina',
      email: 'Proudmoore@Example.com',
      qq: '7788991',
      game_id: '法师#5501',
    });
    for (const search of ['大法', '法', 'jAINA', 'moore@ex', '88991', '师#55']) {
      expect((await list(token, { search })).items.map(({ id }) => id)).toEqual([user.id]);
    }
  });

  test('wildcards mean themselves', async () => {
    await registerPlayer(app, { username: 'plain_name', game_id: String.raw`50%_\x` });
    expect((await list(token, { search: '%' })).items).toHaveLength(1);
    expect((await list(token, { search: String.raw`%_\x` })).items).toHaveLength(1);
    expect((await list(token, { search: 'plain%name' })).total).toBe(0);
    expect((await list(token, { search: 'n_n' })).items.map(({ username }) => username)).toEqual(['plain_name']);
  });

  test('an index answers it, also a search for two Chinese characters', async () => {
    const plan = await deps.db.transaction().execute(async (trx) => {
      await trx.executeQuery({ sql: 'set local enable_seqscan = off', parameters: [] } as never);
      const found = await trx.executeQuery({
        sql: `explain select account_id from account_search where pieces @> text_pieces('大法') and haystack like '%大法%'`,
        parameters: [],
      } as never);
      return JSON.stringify(found.rows);
    });
    expect(plan).toContain('account_search_pieces');
  });

  test('follows a changed name', async () => {
    const { user } = await registerPlayer(app, { username: '旧名字甲' });
    await deps.db.updateTable('account').set({ username_key: '新名字乙' }).where('id', '=', user.id).execute();
    expect((await list(token, { search: '旧名字' })).total).toBe(0);
    expect((await list(token, { search: '字乙' })).items.map(({ id }) => id)).toEqual([user.id]);
  });

  test('filters, sorts and counts', async () => {
    const referee = await person('referee');
    const referees = await list(token, { role: 'referee', sort_by: 'username', sort_order: 'asc' });
    expect(referees.items.map(({ id }) => id)).toContain(referee.user.id);
    expect(referees.items.every(({ role }) => role === 'referee')).toBe(true);
    expect(referees.counts).toMatchObject({ admin: 1, referee: referees.total });
  });

  test('sorts names by pinyin', async () => {
    for (const username of ['拼音一叶', '拼音青萍', '拼音阿离']) await registerPlayer(app, { username });
    const found = async (sort_order: string) =>
      (await list(token, { search: '拼音', sort_by: 'username', sort_order })).items.map(({ username }) => username);
    expect(await found('asc')).toEqual(['拼音阿离', '拼音青萍', '拼音一叶']);
    expect(await found('desc')).toEqual(['拼音一叶', '拼音青萍', '拼音阿离']);
  });
});

describe('suspend', () => {
  test('ends every session at once, says why at the next login, and can be taken back', async () => {
    const player = await person();
    const second = (await login(player.user.username)).body.data!;
    expect((await me(player.access_token)).status).toBe(200);
    const { body } = await act(token, player.user.id, 'suspend', { until: null, reason: REASON });
    expect(body.data?.user).toMatchObject({ suspended_until: SUSPENDED_FOREVER, suspended_reason: REASON });
    expect(body.data?.sessions).toEqual([]);
    const text = `账号已被停用，原因：${REASON}`;
    for (const old of [player, second]) {
      const answer = await me(old.access_token);
      expect(answer).toMatchObject({ status: 401, body: { message: text, errors: { account: text } } });
    }
    const refused = await login(player.user.username);
    expect(refused).toMatchObject({ status: 403, body: { message: text, errors: { account: text } } });
    expect((await call(app, { url: '/api/solo-tournaments', token: player.access_token })).status).toBe(200);

    const restored = await act(token, player.user.id, 'unsuspend', { reason: '申诉成立' });
    expect(await me(player.access_token)).toMatchObject({ status: 401, body: { errors: {} } });
    expect(restored.body.data?.user).toMatchObject({ suspended_until: null, suspended_reason: null });
    expect((await login(player.user.username)).status).toBe(200);
  });

  test('is the answer to no token but those that it ended', async () => {
    const player = await person();
    const left = (await login(player.user.username)).body.data!;
    await call(app, { method: 'POST', url: '/api/auth/logout', token: left.access_token });
    await act(token, player.user.id, 'suspend', { until: '2099-01-01T00:00:00.000Z', reason: REASON });
    expect((await me(left.access_token)).body.message).not.toContain(REASON);
    expect((await me(`${player.access_token.slice(0, -4)}AAAA`)).body.message).not.toContain(REASON);
    expect((await me(player.access_token)).body.message).toMatch(/^账号已被停用至 2099年.+，原因：/);
  });

  test('a suspension that is over is none', async () => {
    const player = await person();
    await deps.db
      .updateTable('account')
      .set({ suspended_until: new Date(Date.now() - 1_000).toISOString(), suspended_reason: REASON })
      .where('id', '=', player.user.id)
      .execute();
    expect((await detail(token, player.user.id)).user).toMatchObject({ suspended_until: null, suspended_reason: null });
    expect((await act(token, player.user.id, 'unsuspend', { reason: REASON })).status).toBe(409);
  });

  test('its end lies in the future and its reason is said', async () => {
    const player = await person();
    const past = await act(token, player.user.id, 'suspend', { until: '2020-01-01T00:00:00.000Z', reason: REASON });
    expect(past.status).toBe(422);
    expect(past.body.errors).toEqual({ until: '停用的结束时间必须晚于现在' });
    const silent = await act(token, player.user.id, 'suspend', { until: null, reason: ' ' });
    expect(silent.body.errors).toEqual({ reason: '原因至少 2 个字符' });
    expect((await me(player.access_token)).status).toBe(200);
  });
});

describe('role', () => {
  test('a new role begins with a new login', async () => {
    const player = await person();
    expect((await act(token, player.user.id, 'role', { role: 'referee', reason: '通过考核' })).status).toBe(200);
    expect((await me(player.access_token)).status).toBe(401);
    expect((await login(player.user.username)).body.data?.user.role).toBe('referee');
    const again = await act(token, player.user.id, 'role', { role: 'referee', reason: '通过考核' });
    expect(again.body.message).toBe('该用户已经是这个角色');
  });

  test('nobody demotes or suspends themselves, nor takes their own second factor', async () => {
    for (const [name, payload] of [
      ['role', { role: 'user', reason: REASON }],
      ['suspend', { until: null, reason: REASON }],
      ['reset-totp', { reason: REASON }],
    ] as const) {
      const answer = await act(token, admin.user.id, name, payload);
      expect([answer.status, answer.body.message]).toEqual([409, '不能修改自己的角色、停用自己或重置自己的动态验证码']);
    }
    expect((await me(token)).status).toBe(200);
  });

  test('of two admins who demote each other at once one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await person('admin'), await person('admin')];
      const answers = await Promise.all([
        act(one.access_token, other.user.id, 'role', { role: 'user', reason: REASON }),
        act(other.access_token, one.user.id, 'role', { role: 'user', reason: REASON }),
      ]);
      // The later one is no admin any more, or has no session left already.
      const [done, refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(done).toBe(200);
      expect([401, 403]).toContain(refused);
    }
  });

  test('an admin who was demoted a moment ago can do nothing any more', async () => {
    const [former, player] = [await person('admin'), await person()];
    await act(token, former.user.id, 'role', { role: 'user', reason: REASON });
    expect((await act(former.access_token, player.user.id, 'suspend', { until: null, reason: REASON })).status).toBe(
      401,
    );
  });
});

test('logging somebody out everywhere ends their sessions and nothing else', async () => {
  const player = await person();
  const before = await detail(token, player.user.id);
  expect(before.sessions.length).toBeGreaterThan(0);
  const { body } = await act(token, player.user.id, 'logout-everywhere', { reason: '设备遗失' });
  expect(body.data?.sessions).toEqual([]);
  expect(body.data?.user.suspended_until).toBeNull();
  expect((await me(player.access_token)).status).toBe(401);
  expect((await login(player.user.username)).status).toBe(200);
});

test('each action stands in the audit log with the state before, its actor and address', async () => {
  const player = await person();
  await act(token, player.user.id, 'role', { role: 'referee', reason: '通过考核' });
  const { audit } = await detail(token, player.user.id);
  expect(audit).toHaveLength(1);
  expect(audit[0]).toMatchObject({
    actor_id: admin.user.id,
    actor_role: 'admin',
    action: 'account.set_role',
    target_id: player.user.id,
    target_name: player.user.username,
    before: { role: 'user' },
    after: { username: player.user.username, role: 'referee' },
    reason: '通过考核',
    ip: '127.0.0.1',
  });
  expect(audit[0]?.request_id).toBeTruthy();
});

test('a refused action leaves no audit row', async () => {
  const count = () =>
    deps.db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await act(token, admin.user.id, 'suspend', { until: null, reason: REASON });
  await act(token, '01900000-0000-7000-8000-000000000000', 'suspend', { until: null, reason: REASON });
  expect(await count()).toEqual(before);
});

test('everybody else is refused, and nothing of a password ever leaves', async () => {
  const [player, referee] = [await person(), await person('referee')];
  for (const someone of [player, referee]) {
    for (const url of ['/api/admin/users', `/api/admin/users/${player.user.id}`, '/api/admin/audit', '/api/admin/jobs'])
      expect((await call(app, { url, token: someone.access_token })).status).toBe(403);
  }
  const { text } = await call(app, { url: `/api/admin/users/${player.user.id}`, token });
  expect(text).not.toMatch(/hash|argon2|_key/);
});
