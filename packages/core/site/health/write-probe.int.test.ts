import { createDatabase } from '@pailei/db/client';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import { useRedisClient } from '@pailei/tests/support/redis-client';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabaseWriteMark } from './database-write-mark.ts';
import { createRedisWriteMarker } from './redis-write-marker.ts';
import { probeWrite } from './write-ages.ts';
import { recordProbeAnswer } from './record-probe-answer.ts';
import { startWriteProbe } from './write-probe.ts';

const [database, server] = await Promise.all([useTestDatabase(), useTestRedis()]);
const db = createDatabase({ url: database.url });
const redis = useRedisClient(server.url);
const redisMark = createRedisWriteMarker(redis, 'here');
afterAll(() => db.destroy());

const rows = () => db.selectFrom('write_probe').selectAll().orderBy('process_id').execute();
const jobs = () => db.selectFrom('outbox_job').select(['name', 'payload', 'queued_at']).execute();

beforeEach(async () => {
  await db.deleteFrom('write_probe').execute();
  await db.deleteFrom('outbox_job').execute();
  await redis.flushall();
});

test('writes one row per process, a mark with an expiry, and a job that stamps the row', async () => {
  const probe = startWriteProbe({ db, processId: 'api-1', redisMark, onError: () => undefined });
  await expect.poll(rows).toMatchObject([{ process_id: 'api-1', job_back_at: null }]);
  await expect.poll(() => redisMark.isSet()).toBe(true);
  expect(await redis.pttl('here:write-probe')).toBeGreaterThan(20_000);
  await probe.stop();
  const [job] = await jobs();
  expect(job).toMatchObject({ name: 'answer-probe', payload: { process_id: 'api-1' }, queued_at: null });
  await recordProbeAnswer(db, 'api-1');
  await probeWrite(db, 'api-1');
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row?.job_back_at).not.toBeNull();
});

test('rows of processes that are long gone are removed', async () => {
  await db
    .insertInto('write_probe')
    .values({ process_id: 'gone', written_at: sql<string>`clock_timestamp() - interval '2 hours'` })
    .execute();
  await probeWrite(db, 'api-1');
  expect((await rows()).map(({ process_id }) => process_id)).toEqual(['api-1']);
});

test('a job that comes back to a process that is gone leaves nothing behind', async () => {
  await recordProbeAnswer(db, 'gone');
  expect(await rows()).toEqual([]);
});

test('fails where the row would fit but nothing new does', async () => {
  await probeWrite(db, 'api-1');
  const [before] = await rows();
  const full = createDatabase({ url: `${database.ownerUrl}?options=-c%20temp_file_limit%3D0`, max: 1 });
  await expect(probeWrite(full, 'api-1')).rejects.toMatchObject({ code: '53400' });
  const databaseMark = createDatabaseWriteMark();
  const probe = startWriteProbe({ db: full, processId: 'api-1', redisMark, databaseMark, onError: () => undefined });
  await expect.poll(() => databaseMark.isRefused()).toBe(true);
  await probe.stop();
  await full.destroy();
  expect(await rows()).toEqual([before]);
});

test('a full Redis counts as such from the first write that it refuses, although its mark is still there', async () => {
  await redisMark.set();
  await redis.config('SET', 'maxmemory', '1');
  await expect(redisMark.set()).rejects.toThrow('OOM');
  expect([await redis.exists('here:write-probe'), await redisMark.isSet()]).toEqual([1, false]);
  await redis.config('SET', 'maxmemory', '0');
  await redisMark.set();
  expect(await redisMark.isSet()).toBe(true);
});

test('a full Redis keeps no mark, and is marked again when it has room', async () => {
  const errors: string[] = [];
  await redis.config('SET', 'maxmemory', '1');
  const onError = (error: unknown) => void errors.push(String(error));
  const probe = startWriteProbe({ db, processId: 'api-1', redisMark, onError });
  await vi.waitFor(() => expect(errors.some((error) => /OOM/.test(error))).toBe(true), { timeout: 5_000 });
  expect(await redisMark.isSet()).toBe(false);
  expect(await rows()).toHaveLength(1);
  await redis.config('SET', 'maxmemory', '0');
  await expect.poll(() => redisMark.isSet(), { timeout: 5_000 }).toBe(true);
  await probe.stop();
});
