import { enqueueJobs } from '@pailei/core/ground/jobs/enqueue-jobs';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import { onWorkLeft } from '@pailei/db/work-left';
import { createPublisher } from '@pailei/live/publish';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import { useRedisClient } from '@pailei/tests/support/redis-client';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { QueuedJob } from './queue.ts';
import { startRelay } from './relay.ts';
import type { Loop } from './loop.ts';
import { listenForWakeUps } from './wake-ups.ts';

const [database, server] = await Promise.all([useTestDatabase(), useTestRedis()]);
const db = createDatabase({ url: database.url });
const redis = useRedisClient(server.url);
const site = { url: server.url, prefix: 'here' };
const publisher = createPublisher(site);
onWorkLeft(db, publisher.wakeLoops);
afterAll(async () => {
  publisher.close();
  await db.destroy();
});

/** Longer than this file takes: what comes earlier was woken. */
const NEVER_MS = 600_000;
const WITHIN = { timeout: 15_000 };

const queued: QueuedJob[] = [];
const queue = { add: async (jobs: readonly QueuedJob[]) => void queued.push(...jobs) };
let running: { relay: Loop; wakeUps: ReturnType<typeof listenForWakeUps> }[] = [];
let subscribed = 0;

function start(everyMs: number): Loop {
  const onError = (error: unknown) => expect.unreachable(String(error));
  const relay = startRelay({ db, now: () => new Date().toISOString() }, queue, { onError, everyMs });
  const wakeUps = listenForWakeUps({
    redis: site,
    onWakeUp: (name) => name === 'relay' && relay.wake(),
    onSubscribed: () => {
      subscribed += 1;
      relay.wake();
    },
  });
  running.push({ relay, wakeUps });
  return relay;
}

const leaveJob = (key: string) =>
  runTransaction(db, (trx) => enqueueJobs(trx, [{ name: 'answer-probe', payload: { process_id: 'api-1' }, key }]));
const keys = () => queued.map((job) => job.key);
const hasStarted = (relay: Loop) => expect.poll(() => relay.state().ran_at, WITHIN).not.toBeNull();

beforeEach(() => {
  queued.length = 0;
  subscribed = 0;
});
afterEach(async () => {
  for (const { relay, wakeUps } of running) {
    wakeUps.close();
    await relay.stop();
  }
  running = [];
});

test('the commit that leaves a job wakes the relay, which queues it once', async () => {
  await hasStarted(start(NEVER_MS));
  await expect.poll(() => subscribed, WITHIN).toBe(1);
  const wanted = [newId(), newId(), newId()];
  await Promise.all(wanted.map(leaveJob));
  await expect.poll(() => keys().toSorted(), WITHIN).toEqual(wanted.toSorted());
  const waiting = () => db.selectFrom('outbox_job').select('id').where('queued_at', 'is', null).execute();
  await expect.poll(waiting, WITHIN).toEqual([]);
});

test('two relays that are woken at once share the jobs', async () => {
  await Promise.all([hasStarted(start(NEVER_MS)), hasStarted(start(NEVER_MS))]);
  await expect.poll(() => subscribed, WITHIN).toBe(2);
  const wanted = Array.from({ length: 30 }, () => newId());
  await Promise.all(wanted.map(leaveJob));
  await expect.poll(() => keys().length, WITHIN).toBe(30);
  expect(keys().toSorted()).toEqual(wanted.toSorted());
});

test('a transaction that is rolled back wakes nobody and leaves nothing', async () => {
  const relay = start(NEVER_MS);
  await hasStarted(relay);
  await expect.poll(() => subscribed, WITHIN).toBe(1);
  const lost = newId();
  const failed = runTransaction(db, async (trx) => {
    await enqueueJobs(trx, [{ name: 'answer-probe', payload: { process_id: 'api-1' }, key: lost }]);
    throw new Error('after all not');
  });
  await expect(failed).rejects.toThrow('after all not');
  const kept = newId();
  await leaveJob(kept);
  await expect.poll(keys, WITHIN).toEqual([kept]);
});

test('a job whose wake-up is lost is queued by the longest pause', async () => {
  const relay = start(200);
  await hasStarted(relay);
  for (const { wakeUps } of running) wakeUps.close();
  const key = newId();
  await leaveJob(key);
  await expect.poll(keys, WITHIN).toEqual([key]);
});

test('a connection that was cut is made anew, and what was left meanwhile is queued', async () => {
  await hasStarted(start(NEVER_MS));
  await expect.poll(() => subscribed, WITHIN).toBe(1);
  await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  const key = newId();
  await leaveJob(key);
  await expect.poll(keys, WITHIN).toEqual([key]);
  expect(subscribed).toBeLessThanOrEqual(2);
});
