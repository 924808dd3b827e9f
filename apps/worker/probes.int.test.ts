import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { probeWrite } from '@pailei/core/site/health/write-ages';
import { recordProbeAnswer } from '@pailei/core/site/health/record-probe-answer';
import { measure } from '@pailei/core/site/status/measure';
import { createDatabase } from '@pailei/db/client';
import { siteRedis } from '@pailei/live/site-redis';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import { useRedisClient } from '@pailei/tests/support/redis-client';
import { afterAll, expect, test, vi } from 'vitest';
import { createApiCall, createRedisEcho } from './probe-ports.ts';
import { composeWorkerWork, type WorkerDeps } from './deps.ts';
import { createJobQueue, createJobWorker } from './queue.ts';
import { relayOutbox } from './relay.ts';

const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
const db = createDatabase({ url: database.url });
const site = siteRedis(redis.url, 'test');
const queue = createJobQueue(site);
const client = useRedisClient(redis.url);
const echo = createRedisEcho(site);
let apiStatus = 200;
const api = createServer((_request, response) => response.writeHead(apiStatus).end('{}'));
await new Promise<void>((resolve) => {
  api.listen(0, '127.0.0.1', () => resolve());
});
const { port } = api.address() as AddressInfo;

afterAll(async () => {
  echo.close();
  await queue.close();
  await db.destroy();
  api.close();
});

await probeWrite(db, 'api-1');
await recordProbeAnswer(db, 'api-1');

const deps = {
  db,
  callApi: createApiCall(`http://127.0.0.1:${port}`),
  echoRedis: echo.echo,
  queueDepth: queue.depth,
  measureSpace: async () => 'up' as const,
  now: () => new Date().toISOString(),
};
const sampleOf = async (component: string) => (await measure(deps)).find((sample) => sample.component === component);

test('the real api, Redis and queue answer their probes with a measured time', async () => {
  await vi.waitFor(() => echo.echo(), { timeout: 5_000 });
  for (const component of ['api', 'database', 'redis', 'queues']) {
    const sample = await sampleOf(component);
    expect(sample).toMatchObject({ state: 'up', error: null });
    expect(sample?.latency_ms).toBeGreaterThanOrEqual(0);
  }
});

test('an api that answers an error is down', async () => {
  apiStatus = 503;
  expect(await sampleOf('api')).toMatchObject({ state: 'down', error: 'failed', latency_ms: null });
  apiStatus = 200;
});

test('jobs that wait are counted with their age, jobs that are not due are not', async () => {
  await vi.waitFor(() => queue.depth(), { timeout: 5_000 });
  await queue.add([
    { name: 'match-due', key: 'waits', payload: {}, delayMs: 0 },
    { name: 'match-due', key: 'waits-too', payload: {}, delayMs: 0 },
    { name: 'match-due', key: 'is-not-due', payload: {}, delayMs: 60_000 },
  ]);
  await db.insertInto('outbox_job').values({ name: 'match-due', job_key: 'not queued', payload: '{}' }).execute();
  expect(await queue.depth()).toMatchObject({ waiting: 2, delayed: 1, active: 0 });
  const at = Date.now();
  const sample = await measure({ ...deps, now: () => new Date(at + 6_000).toISOString() });
  const queues = sample.find(({ component }) => component === 'queues');
  expect(queues).toMatchObject({ state: 'degraded', backlog: 4 });
  expect(queues?.latency_ms).toBeGreaterThanOrEqual(6_000);
});

test('the job of a write probe goes through outbox, relay and queue, and stamps the row of its process', async () => {
  await db.deleteFrom('write_probe').execute();
  await db.deleteFrom('outbox_job').execute();
  await client.flushall();
  await probeWrite(db, 'api-2');
  const row = () => db.selectFrom('write_probe').select(['process_id', 'job_back_at']).executeTakeFirstOrThrow();
  expect(await row()).toEqual({ process_id: 'api-2', job_back_at: null });
  const worker = createJobWorker({ db, redis: site } as WorkerDeps, composeWorkerWork().handlers, () => undefined);
  await relayOutbox(deps, queue);
  await vi.waitFor(async () => expect((await row()).job_back_at).not.toBeNull(), { timeout: 10_000 });
  await worker.close();
});

test('a Redis that is full is down, and back when it has room', async () => {
  await client.config('SET', 'maxmemory', '1');
  expect(await sampleOf('redis')).toMatchObject({ state: 'down', error: 'full' });
  await client.config('SET', 'maxmemory', '0');
  expect(await sampleOf('redis')).toMatchObject({ state: 'up' });
});

test('a Redis that is gone is down at once', async () => {
  await redis.stop();
  expect(await sampleOf('redis')).toMatchObject({ state: 'down' });
  expect(await sampleOf('queues')).toMatchObject({ state: 'down' });
});
