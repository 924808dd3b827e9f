import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_KEY_CALLS, type ApiKey } from '@pailei/contracts/site/api-keys/api-keys.api';
import { buildServices, buildTournament } from '@pailei/tests/support/builders';
import type { ApiScope } from '@pailei/domain/rights/scopes';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, portOf, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp({ hasRateLimits: true });
const services = buildServices(deps.db);
let actors: Awaited<ReturnType<typeof createActors>>;
let admin = '';
beforeAll(async () => {
  actors = await createActors(deps, app);
  admin = (await actors.tokenOf('admin')) ?? '';
});

type Created = { key: ApiKey; token: string };
const create = (fields: object = {}, token = admin) =>
  call<Created>(app, {
    method: 'POST',
    url: '/api/admin/api-keys',
    token,
    payload: { name: '统计程序', scopes: ['events:read'], expires_at: null, ...fields },
  });
const newKey = async (...scopes: ApiScope[]) => (await create({ scopes })).body.data as Created;
const read = (token: string, url = '/api/solo-tournaments') => call<unknown>(app, { url, token });
const revoke = (id: string) =>
  call<ApiKey>(app, { method: 'POST', url: `/api/admin/api-keys/${id}/revoke`, token: admin });
const list = async () =>
  (await call<{ items: ApiKey[] }>(app, { url: '/api/admin/api-keys', token: admin })).body.data?.items ?? [];

describe('a key', () => {
  test('is told once and stored as its hash', async () => {
    const { key, token } = await newKey('events:read');
    expect(token).toMatch(/^plk_[\w-]{43}$/);
    expect(key).toMatchObject({ state: 'active', hint: token.slice(-4), last_used_at: null });
    expect(JSON.stringify(await list())).not.toContain(token);
    const rows = await deps.db.selectFrom('api_key').selectAll().where('id', '=', key.id).execute();
    const audited = await deps.db.selectFrom('audit_log').selectAll().where('target_id', '=', key.id).execute();
    expect(JSON.stringify([rows, audited])).not.toContain(token);
    expect(audited.map(({ action }) => action)).toEqual(['api_key.create']);
  });

  test('reads within its limit, which every answer tells, and shows when it was used', async () => {
    const { key, token } = await newKey('events:read');
    const first = await read(token);
    expect([first.status, first.headers['ratelimit-limit'], first.headers['ratelimit-remaining']]).toEqual([
      200,
      `${API_KEY_CALLS}`,
      `${API_KEY_CALLS - 1}`,
    ]);
    expect((await list()).find(({ id }) => id === key.id)?.last_used_at).not.toBeNull();
    for (let calls = 1; calls < API_KEY_CALLS; calls++)
      await app.inject({ url: '/api/featured-match', headers: { authorization: `Bearer ${token}` } });
    const refused = await read(token);
    expect([refused.status, refused.headers['ratelimit-remaining']]).toEqual([429, '0']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read((await newKey('events:read')).token)).status).toBe(200);
  });

  test('opens nothing from the moment it is revoked', async () => {
    const { key, token } = await newKey('events:read');
    expect((await read(token)).status).toBe(200);
    expect((await revoke(key.id)).body.data).toMatchObject({ state: 'revoked' });
    expect((await read(token)).body.message).toBe('API 密钥无效、已过期或已撤销');
    expect((await revoke(key.id)).status).toBe(409);
  });

  test('opens nothing once it has expired', async () => {
    const { key, token } = await newKey('events:read');
    await deps.db
      .updateTable('api_key')
      .set({ expires_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', key.id)
      .execute();
    expect((await read(token)).status).toBe(401);
    expect((await list()).find(({ id }) => id === key.id)?.state).toBe('expired');
  });

  test('opens nothing while its maker is no admin, or suspended', async () => {
    const { token } = await newKey('events:read');
    const maker = actors.idOf('admin');
    const set = (changes: object) => deps.db.updateTable('account').set(changes).where('id', '=', maker).execute();
    await set({ role: 'referee' });
    expect((await read(token)).status).toBe(401);
    await set({ role: 'admin', suspended_until: new Date(Date.now() + 60_000).toISOString() });
    expect((await read(token)).status).toBe(401);
    await set({ suspended_until: null });
    expect((await read(token)).status).toBe(200);
  });

  test.each(['plk_', 'plk_x', `plk_${'A'.repeat(43)}`, `plk_${'A'.repeat(4_000)}`])(
    'that is made up opens nothing: %s',
    async (token) => {
      expect((await read(token)).status).toBe(401);
    },
  );

  test('reads as a guest: no draft, and closed lists only in the exports of the staff', async () => {
    const built = await buildTournament(deps.db, services, { players: 2, settings: { decklists: 'closed' } });
    const all = await newKey('events:read', 'decklists:read', 'exports:read');
    const lists = `/api/solo-tournaments/${built.id}/decklists`;
    const guest = await call<unknown>(app, { url: lists });
    const byKey = await read(all.token, lists);
    expect([byKey.status, byKey.body]).toEqual([guest.status, guest.body]);
    const exported = await app.inject({ url: `${lists}.json`, headers: { authorization: `Bearer ${all.token}` } });
    expect(exported.statusCode).toBe(200);
    expect(exported.body).toContain(built.players[0]?.username);
    expect((await app.inject(`${lists}.json`)).statusCode).toBe(403);
    const draft = await services.tournaments.create(built.admin, {
      ...(await draftOf(built.id)),
      name: '还没公开的赛事',
    } as never);
    expect((await read(all.token, `/api/solo-tournaments/${draft.tournament.id}`)).status).toBe(404);
    expect((await read(all.token)).text).not.toContain('还没公开的赛事');
  });

  async function draftOf(id: string) {
    const { settings, times, capacity } = (await services.tournaments.get(null, id)).tournament;
    return { description: '', stream_url: null, settings, times, capacity };
  }
});

describe('a new key', () => {
  test.each<[string, object]>([
    ['至少选择一种权限', { scopes: [] }],
    ['没有这种权限', { scopes: ['events:write'] }],
    ['权限重复', { scopes: ['events:read', 'events:read'] }],
    ['名称至少 2 个字符', { name: ' ' }],
    ['有效期应晚于现在', { expires_at: '2026-01-01T00:00:00.000Z' }],
  ])('is refused: %s %o', async (message, fields) => {
    const { status, body } = await create(fields);
    expect([status, body.message]).toEqual([422, message]);
  });

  test('is one of 50 at most, also when several are made at once', async () => {
    await deps.db.updateTable('api_key').set({ revoked_at: new Date().toISOString() }).execute();
    for (let count = 0; count < 49; count++) await newKey('events:read');
    const made = await Promise.all([create(), create(), create()]);
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await deps.db.updateTable('api_key').set({ revoked_at: new Date().toISOString() }).execute();
  });
});

test('the example of the documents reads the events as printed', async () => {
  const { token } = await newKey('events:read', 'standings:read');
  const built = await buildTournament(deps.db, services, { players: 2 });
  const document = await readFile(join(import.meta.dirname, '../../../../docs/api-keys.md'), 'utf8');
  const [, code] = /```js\n([^]*?)```/.exec(document) ?? [];
  const env = { PATH: process.env['PATH'], SITE: `http://127.0.0.1:${await portOf(app)}`, PAILEI_KEY: token };
  const child = spawn(process.execPath, ['--input-type=module', '-e', code ?? ''], { env });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  expect(output).toContain(`${built.id} 测试赛 check_in`);
});
