import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SpaceState } from './free-space.ts';
import { createDatabaseWriteMark } from './database-write-mark.ts';
import { createHealthService } from './health.service.ts';
import { writeHeartbeat } from './process-heartbeats.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const world = { space: 'up' as SpaceState, isRedisSet: true };
const databaseMark = createDatabaseWriteMark();
const health = () =>
  createHealthService({
    db,
    redisMark: { set: async () => undefined, isSet: async () => world.isRedisSet },
    databaseMark,
    measureSpace: async () => world.space,
  }).check();

async function states(): Promise<Record<string, string>> {
  const { state, parts } = await health();
  return { site: state, ...Object.fromEntries(parts.map((part) => [part.name, part.state])) };
}

const ago = (seconds: number) => sql<string>`clock_timestamp() - make_interval(secs => ${seconds})`;
const probe = (process_id: string, written: number, jobBack: number | null) =>
  db
    .insertInto('write_probe')
    .values({ process_id, written_at: ago(written), job_back_at: jobBack === null ? null : ago(jobBack) })
    .execute();
const outbox = (seconds: number, isQueued: boolean) =>
  db
    .insertInto('outbox_job')
    .values({
      name: 'send-mail',
      job_key: newId(),
      payload: '{}',
      created_at: ago(seconds),
      queued_at: isQueued ? ago(0) : null,
    })
    .execute();

const ALL_UP = { site: 'up', database: 'up', redis: 'up', worker: 'up', hub: 'up', jobs: 'up', storage: 'up' };

beforeEach(async () => {
  Object.assign(world, { space: 'up', isRedisSet: true });
  for (const table of ['write_probe', 'outbox_job', 'process_heartbeat'] as const) await db.deleteFrom(table).execute();
  for (const kind of ['worker', 'hub'] as const)
    await writeHeartbeat(db, { process_id: kind, kind, detail: { is_delivering: true } });
});

test('what was written lately by any process is enough', async () => {
  await probe('api-1', 2_000, null);
  await probe('worker-1', 29, 28);
  expect(await states()).toEqual(ALL_UP);
});

test('a database that answers and takes no writes is down', async () => {
  await probe('api-1', 31, 5);
  expect(await states()).toEqual({ ...ALL_UP, site: 'down', database: 'down' });
});

test('one write that finds no room is enough, until one finds it again', async () => {
  await probe('api-1', 1, 1);
  databaseMark.failed(Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }));
  databaseMark.failed(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  expect(await states()).toEqual({ ...ALL_UP, site: 'down', database: 'down' });
  databaseMark.succeeded();
  expect(await states()).toEqual(ALL_UP);
});

test('a write that failed for another reason is not called a full database', async () => {
  await probe('api-1', 1, 1);
  databaseMark.failed(Object.assign(new Error('sorry, too many clients already'), { code: '53300' }));
  databaseMark.failed(new Error('Connection terminated unexpectedly'));
  expect(await states()).toEqual(ALL_UP);
});

test('before the first write and the first job nothing is called up', async () => {
  expect(await states()).toMatchObject({ site: 'down', database: 'down', jobs: 'down' });
});

test('jobs that do not come back are down', async () => {
  await probe('api-1', 1, 31);
  expect(await states()).toEqual({ ...ALL_UP, site: 'down', jobs: 'down' });
});

test('an overdue job in the outbox is down, one on its way and one that was relayed late are not', async () => {
  await probe('api-1', 1, 1);
  await outbox(29, false);
  await outbox(3_000, true);
  expect(await states()).toEqual(ALL_UP);
  await outbox(31, false);
  expect(await states()).toEqual({ ...ALL_UP, site: 'down', jobs: 'down' });
});

test('a Redis that answers and lost its mark, or never took one, is down', async () => {
  await probe('api-1', 1, 1);
  world.isRedisSet = false;
  expect(await states()).toEqual({ ...ALL_UP, site: 'down', redis: 'down' });
});

test('little room is a warning, none is down', async () => {
  await probe('api-1', 1, 1);
  world.space = 'degraded';
  expect(await states()).toEqual({ ...ALL_UP, site: 'degraded', storage: 'degraded' });
  world.space = 'down';
  expect(await states()).toEqual({ ...ALL_UP, site: 'down', storage: 'down' });
});

test('times of a clock that was put back later say nothing', async () => {
  await probe('api-1', -3_600, -3_600);
  await db
    .updateTable('process_heartbeat')
    .set({ beat_at: ago(-3_600) })
    .where('kind', '=', 'hub')
    .execute();
  expect(await states()).toEqual({ ...ALL_UP, site: 'down', database: 'down', jobs: 'down', hub: 'down' });
});
