import { expect, test } from 'vitest';
import type { Health } from '@pailei/contracts/http/health';
import { probeWrite } from '@pailei/core/site/health/write-ages';
import { recordProbeAnswer } from '@pailei/core/site/health/record-probe-answer';
import { startHeartbeat } from '@pailei/core/site/health/heartbeat';
import { writeHeartbeat } from '@pailei/core/site/health/process-heartbeats';
import { call, PASSWORD, registerPlayer, useApp } from '../testing/app.fixture.ts';

const { app, deps, redis } = await useApp({ hasRateLimits: true });
// Its name is given, because a start would wait for the database that knows it.
const withoutDatabase = await useApp({ databaseUrl: 'postgres://127.0.0.1:1/nowhere', redisPrefix: 'nowhere' });

const HEALTH_KEPT_MS = 1_000;
const health = () => call<Health>(app, { url: '/api/health' });
const statesOf = (parts: Health['parts']) => Object.fromEntries(parts.map((part) => [part.name, part.state]));

const beat = (kind: 'hub' | 'worker', detail: object) => writeHeartbeat(deps.db, { process_id: kind, kind, detail });

test('the site is well only with a worker and a hub that delivers', async () => {
  await probeWrite(deps.db, 'api-1');
  await recordProbeAnswer(deps.db, 'api-1');
  await deps.redisMark.set();
  const first = await health();
  expect(first.status).toBe(503);
  expect(first.body).toMatchObject({ status: 'error', message: '服务暂时不可用' });
  expect(statesOf(first.body.data!.parts)).toEqual({
    database: 'up',
    redis: 'up',
    worker: 'down',
    hub: 'down',
    jobs: 'up',
    storage: 'up',
  });

  await beat('worker', {});
  await beat('hub', { is_delivering: false });
  await expect
    .poll(async () => statesOf((await health()).body.data!.parts), { timeout: 2 * HEALTH_KEPT_MS })
    .toMatchObject({ worker: 'up', hub: 'down' });

  await beat('hub', { is_delivering: true });
  await expect.poll(async () => (await health()).status, { timeout: 2 * HEALTH_KEPT_MS }).toBe(200);

  const silentSince = new Date(Date.now() - 16_000).toISOString();
  await deps.db.updateTable('process_heartbeat').set({ beat_at: silentSince }).where('kind', '=', 'worker').execute();
  await expect.poll(async () => (await health()).status, { timeout: 2 * HEALTH_KEPT_MS }).toBe(503);
});

test('this process has its own sign of life while it runs', async () => {
  const heartbeat = startHeartbeat({ db: deps.db, processId: 'api-1', kind: 'api', onError: () => undefined });
  const beats = () => deps.db.selectFrom('process_heartbeat').select('kind').where('kind', '=', 'api').execute();
  await expect.poll(beats).toHaveLength(1);
  await heartbeat.stop();
  expect(await beats()).toHaveLength(0);
});

test('without Redis logins work, and guessing is still limited', async () => {
  const { user } = await registerPlayer(app, { username: 'Malfurion' });
  await redis.process.stop();
  const login = (password: string) =>
    call(app, { method: 'POST', url: '/api/auth/login', payload: { username: user.username, password } });
  expect((await login(PASSWORD)).status).toBe(200);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt++) statuses.push((await login('wrong password')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('without the database the answer is 503, in the envelope and without detail', async () => {
  await withoutDatabase.deps.redisMark.set();
  const answer = await call(withoutDatabase.app, { url: '/api/solo-tournaments' });
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual({ status: 'error', data: null, message: '服务暂时不可用', errors: {} });
  expect(statesOf((await call<Health>(withoutDatabase.app, { url: '/api/health' })).body.data!.parts)).toMatchObject({
    database: 'down',
    redis: 'up',
  });
});
