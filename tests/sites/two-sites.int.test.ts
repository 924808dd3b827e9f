import { randomUUID } from 'node:crypto';
import { redisCounters } from '@pailei/api/limits/rate-counters';
import { createRedisWriteMarker } from '@pailei/core/site/health/redis-write-marker';
import { createLogger } from '@pailei/core/ground/processes/logger';
import { createDatabase } from '@pailei/db/client';
import { createSharedConnectLimit } from '@pailei/hub/connections/connect-limit';
import { startSubscriber } from '@pailei/hub/delivery/subscriber';
import { createPublisher } from '@pailei/live/publish';
import { findSiteRedis, siteRedis } from '@pailei/live/site-redis';
import type { WorkerDeps } from '@pailei/worker/deps';
import { createRedisEcho } from '@pailei/worker/probe-ports';
import { createJobQueue, createJobWorker } from '@pailei/worker/queue';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useOwner, useTestDatabase, useTestRedis } from '../support/fixtures.ts';
import { useRedisClient } from '../support/redis-client.ts';

const SOON = { timeout: 10_000, interval: 20 };
const ADDRESS = '203.0.113.5';

/** What api, hub and worker of one site hold in Redis. */
async function startSite(url: string) {
  const database = await useTestDatabase();
  const owner = useOwner(database);
  // A clone of a template has its id, as a copy of a database does.
  await owner.updateTable('site_identity').set({ id: randomUUID() }).execute();
  const db = createDatabase({ url: database.url });
  const redis = await findSiteRedis({ db, url, name: undefined, onError: () => undefined });
  const client = useRedisClient(url);
  const heard: string[] = [];
  const opened = Promise.withResolvers<void>();
  const subscriber = startSubscriber({
    redis,
    hubId: 'hub',
    onWakeUp: (message) => heard.push(message),
    onSubscribed: opened.resolve,
    onError: () => undefined,
  });
  await opened.promise;
  const [publisher, queue, echo] = [createPublisher(redis), createJobQueue(redis), createRedisEcho(redis)];
  const connects = createSharedConnectLimit(redis, { perMinute: 1, now: () => performance.now() });
  await vi.waitFor(() => queue.depth(), SOON);
  await vi.waitFor(() => echo.echo(), SOON);
  await vi.waitFor(() => expect(connects.isShared()).toBe(true), SOON);
  const counters = redisCounters(client, redis.prefix);
  afterAll(async () => {
    for (const { stop } of [subscriber, connects]) stop();
    for (const { close } of [publisher, echo, queue]) await close();
    await db.destroy();
  });
  return { db, redis, heard, publisher, queue, connects, counters, mark: createRedisWriteMarker(client, redis.prefix) };
}

type Site = Awaited<ReturnType<typeof startSite>>;
let here: Site;
let there: Site;
let client: Redis;

beforeAll(async () => {
  const { url } = await useTestRedis();
  client = useRedisClient(url);
  [here, there] = await Promise.all([startSite(url), startSite(url)]);
});

/** The handlers of a worker that only note what they were given. */
function notingWorker({ db, redis }: Site) {
  const done: string[] = [];
  const run = async (_deps: unknown, payload: object) => void done.push(JSON.stringify(payload));
  const log = createLogger({ process: 'worker', level: 'silent', environment: {} });
  const deps = { db, redis, log } as WorkerDeps;
  const worker = createJobWorker(deps, new Map([['match-due', { name: 'match-due', run }]]), () => undefined);
  afterAll(() => worker.close());
  return done;
}

const job = (of: string) => ({ name: 'match-due', key: 'the same', payload: { of }, delayMs: 0 });

test('a job is done by the worker of its own site, also when the other has one of the same key', async () => {
  await here.queue.add([job('here')]);
  await there.queue.add([job('there')]);
  expect([await here.queue.depth(), await there.queue.depth()]).toMatchObject([{ waiting: 1 }, { waiting: 1 }]);
  const doneThere = notingWorker(there);
  await vi.waitFor(() => expect(doneThere).toEqual(['{"of":"there"}']), SOON);
  expect(await here.queue.depth()).toMatchObject({ waiting: 1 });
  const doneHere = notingWorker(here);
  await vi.waitFor(() => expect(doneHere).toEqual(['{"of":"here"}']), SOON);
});

test('a live notice reaches the hubs of its own site alone', async () => {
  const event = { v: 1, t: 'marked', p: {}, at: new Date().toISOString() };
  const ring = (site: Site, topic: string) => site.publisher.publish([{ topic, epoch: randomUUID(), events: [event] }]);
  await vi.waitFor(() => {
    ring(here, 'match:here');
    ring(there, 'match:there');
    expect([here.heard.length, there.heard.length]).not.toContain(0);
  }, SOON);
  const topicsOf = ({ heard }: Site) => new Set(heard.map((message) => message.split('\n')[0]));
  expect([topicsOf(here), topicsOf(there)]).toEqual([new Set(['match:here']), new Set(['match:there'])]);
});

test('calls, marks and connects of one site do not count at the other', async () => {
  expect(await here.counters.add('POST/login:203.0.113.5', 60_000)).toMatchObject({ current: 1 });
  expect(await here.counters.claim('login:somebody', 60_000)).toBe(0);
  expect(await here.connects.take(ADDRESS)).toBe(0);
  expect(await here.connects.take(ADDRESS)).toBeGreaterThan(0);
  await here.mark.set();
  expect(await there.counters.add('POST/login:203.0.113.5', 60_000)).toMatchObject({ current: 1 });
  expect(await there.counters.has('login:somebody')).toBe(false);
  expect(await there.connects.take(ADDRESS)).toBe(0);
});

test('a Redis that took no write of this site is no proof of one', async () => {
  await client.del(`${there.redis.prefix}:write-probe`);
  await here.mark.set();
  expect([await here.mark.isSet(), await there.mark.isSet()]).toEqual([true, false]);
});

test('every key and channel in Redis belongs to one of the sites, in one slot each', async () => {
  const prefixes = [here, there].map(({ redis }) => redis.prefix);
  const names = [...(await client.keys('*')), ...((await client.pubsub('CHANNELS')) as string[])];
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !prefixes.some((prefix) => name.startsWith(`${prefix}:`)))).toEqual([]);
  expect(prefixes.every((prefix) => /^\{[^{}]+\}$/.test(prefix))).toBe(true);
});

test('a setting takes the place of the id, for a copy that cannot change it', async () => {
  const { db, redis } = here;
  const copy = await findSiteRedis({ db, url: redis.url, name: 'staging', onError: () => undefined });
  expect(copy).toEqual(siteRedis(redis.url, 'staging'));
  expect(copy.prefix).not.toBe(redis.prefix);
});

test('the role of the processes cannot change which site it is', async () => {
  await expect(here.db.updateTable('site_identity').set({ id: randomUUID() }).execute()).rejects.toThrow(/permission/);
});
