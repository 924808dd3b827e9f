import type { MaintenanceRecord } from '@pailei/contracts/site/maintenance/maintenance.api';
import { readSince } from '@pailei/live/log';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMaintenanceGate } from '@pailei/core/site/maintenance/maintenance.gate';
import Fastify from 'fastify';
import { createActors, type ActorName } from '../testing/actors.fixture.ts';
import { call, PASSWORD, registerPlayer, useApp } from '../testing/app.fixture.ts';
import { addAccessGuard } from './access.ts';
import { addErrorHandling } from './errors.ts';
import { maintenanceCheck } from './maintenance.ts';

const { app, deps, redis } = await useApp();
const actors = await createActors(deps, app);

let admin: string;
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
});

const ROOT = '/api/admin/maintenance';
const PLAN = {
  scope: 'site',
  message: '',
  starts_at: null,
  planned_end: null,
  ends_itself: false,
  reason: '升级数据库',
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
  call<MaintenanceRecord>(app, { method, url, token: admin, payload });
const begin = (plan: object = {}) => send('POST', ROOT, { ...PLAN, ...plan });
const end = (id: string) => send('POST', `${ROOT}/${id}/end`, { reason: '完成' });

afterEach(async () => {
  const { body } = await call<{ items: MaintenanceRecord[] }>(app, { url: ROOT, token: admin });
  for (const { id } of body.data!.items.filter(({ ended_at }) => ended_at === null)) await end(id);
});

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** Rows that another process wrote: this one learns of them from the table alone. */
async function beginElsewhere(scope: 'site' | 'shop' | 'tournaments'): Promise<void> {
  const id = (await begin({ scope, starts_at: inMinutes(60) })).body.data!.id;
  await deps.db
    .updateTable('maintenance_window')
    .set({ starts_at: inMinutes(-1) })
    .where('id', '=', id)
    .execute();
}

describe('while the whole site is under maintenance', () => {
  test('calls are refused in the envelope, with the words of the admin and when to come again', async () => {
    await begin({ message: '今晚升级，明早恢复', planned_end: inMinutes(10) });
    const { status, headers, body } = await call(app, { url: '/api/announcements' });
    expect(status).toBe(503);
    expect(body).toEqual({
      status: 'error',
      data: null,
      message: '今晚升级，明早恢复',
      errors: { maintenance: '全站' },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
  });

  test('without words of their own they are the general ones', async () => {
    await begin();
    expect((await call(app, { url: '/api/announcements' })).body.message).toBe('系统维护中，请稍后再试');
  });

  test.each<[ActorName, number]>([
    ['guest', 503],
    ['player', 503],
    ['referee', 503],
    ['admin', 200],
    ['suspended admin', 503],
    ['admin with a revoked session', 503],
  ])('%s is answered %i', async (name, expected) => {
    await begin();
    const token = await actors.tokenOf(name);
    const { status } = await call(app, { url: '/api/solo-tournaments', ...(token && { token }) });
    expect(status).toBe(expected);
  });

  test('admins can log in, everybody can see that it lasts, and log out', async () => {
    const { user, access_token: token } = await registerPlayer(app);
    const { body } = await begin();
    const login = { username: user.username, password: PASSWORD };
    expect((await call(app, { method: 'POST', url: '/api/auth/login', payload: login })).status).toBe(200);
    expect((await call(app, { url: '/api/auth/me', token })).status).toBe(200);
    expect((await call(app, { url: '/api/maintenance' })).body.data).toMatchObject({
      windows: [{ id: body.data!.id, scope: 'site' }],
    });
    expect((await app.inject('/api/health')).json()).not.toMatchObject({ errors: { maintenance: '全站' } });
    expect((await call(app, { method: 'POST', url: '/api/auth/logout', token })).status).toBe(200);
  });

  test('an address that does not exist is still that', async () => {
    await begin();
    expect((await call(app, { url: '/api/nothing' })).status).toBe(404);
  });

  test('the end opens it again at once', async () => {
    const { body } = await begin();
    expect((await call(app, { url: '/api/solo-tournaments' })).status).toBe(503);
    await end(body.data!.id);
    expect((await call(app, { url: '/api/solo-tournaments' })).status).toBe(200);
  });
});

describe('a part of the site', () => {
  test('tournaments: their calls are closed, all others are open', async () => {
    await begin({ scope: 'tournaments' });
    const { status, body } = await call(app, { url: '/api/solo-tournaments' });
    expect([status, body.errors]).toEqual([503, { maintenance: '赛事' }]);
    expect((await call(app, { url: '/api/announcements' })).status).toBe(200);
  });

  test('the shop: a route belongs to it by its area', async () => {
    const shop = Fastify();
    addErrorHandling(shop);
    const gate = createMaintenanceGate({ db: deps.db, now: deps.now, clock: () => performance.now() });
    addAccessGuard(shop, { verifyToken: async () => undefined, refuseClosed: maintenanceCheck(gate, deps.now) });
    shop.get('/api/products', { config: { access: 'public', area: 'shop' } }, () => 'goods');
    shop.get('/api/others', { config: { access: 'public' } }, () => 'others');
    shop.get('/shopping', { config: { access: 'public' } }, () => 'a page');
    const statuses = async () =>
      Promise.all(
        ['/api/products', '/api/others', '/shopping'].map(async (url) => (await shop.inject(url)).statusCode),
      );
    await begin({ scope: 'shop' });
    expect(await statuses()).toEqual([503, 200, 200]);
    expect((await call(app, { url: '/api/solo-tournaments' })).status).toBe(200);
    await shop.close();
  });
});

test('every process learns of it from the table within a second, also with Redis away', async () => {
  expect((await call(app, { url: '/api/solo-tournaments' })).status).toBe(200);
  await redis.process.stop();
  await beginElsewhere('site');
  await expect
    .poll(async () => (await call(app, { url: '/api/solo-tournaments' })).status, { timeout: 1_100, interval: 50 })
    .toBe(503);
});

describe('admins', () => {
  test('who begin at once get one window', async () => {
    const answers = await Promise.all([begin(), begin()]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const events = (await readSince(deps.db, systemTopic.of(), 0, 1_000)).filter(
      ({ t }) => t === 'maintenance_changed',
    );
    expect(events.at(-1)?.p).toMatchObject({ window: { scope: 'site', ended_at: null } });
  });

  test('may change a plan until it begins, and then only its words and its end', async () => {
    const { id } = (await begin({ starts_at: inMinutes(30), planned_end: inMinutes(60) })).body.data!;
    const change = (plan: object) => send('PUT', `${ROOT}/${id}`, { ...PLAN, ...plan });
    const later = inMinutes(40);
    expect((await change({ scope: 'shop', starts_at: later })).body.data).toMatchObject({
      scope: 'shop',
      starts_at: later,
    });
    expect((await change({ scope: 'shop' })).body.data!.starts_at <= new Date().toISOString()).toBe(true);
    expect((await change({ scope: 'site' })).status).toBe(409);
    expect((await change({ scope: 'shop', starts_at: inMinutes(5) })).status).toBe(409);
    const { body } = await change({
      scope: 'shop',
      message: '还要半小时',
      planned_end: inMinutes(30),
      ends_itself: true,
    });
    expect(body.data).toMatchObject({ message: '还要半小时', ends_itself: true });
    await end(id);
    expect((await change({ scope: 'shop' })).body.message).toBe('这次维护已经结束');
    expect((await end(id)).status).toBe(409);
  });

  test('see who began and ended what, and why', async () => {
    const { id } = (await begin()).body.data!;
    await end(id);
    const { body } = await call<{ items: MaintenanceRecord[] }>(app, { url: ROOT, token: admin });
    expect(body.data!.items[0]).toMatchObject({ id, reason: '升级数据库', end_reason: '完成' });
    expect(body.data!.items[0]!.ended_by).toBe(body.data!.items[0]!.created_by);
    const rows = await deps.db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('target_id', '=', id)
      .execute();
    expect(rows).toEqual(
      expect.arrayContaining([
        { action: 'maintenance.create', reason: '升级数据库' },
        { action: 'maintenance.end', reason: '完成' },
      ]),
    );
  });

  test.each([
    [{ scope: 'everything' }, 'scope'],
    [{ message: '短' }, 'message'],
    [{ message: '长'.repeat(501) }, 'message'],
    [{ reason: '' }, 'reason'],
    [{ ends_itself: true }, 'planned_end'],
    [{ starts_at: inMinutes(10), planned_end: inMinutes(5) }, 'planned_end'],
    [{ planned_end: inMinutes(-5) }, 'planned_end'],
    [{ starts_at: inMinutes(-5) }, 'starts_at'],
  ])('%j is refused at its field', async (wrong, field) => {
    const { status, body } = await begin(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });
});
