import { createDatabase } from '@pailei/db/client';
import { TRIM_BATCH } from '@pailei/db/trim';
import { asOwner, useTestDatabase } from '@pailei/tests/support/fixtures';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { composeWorkerWork } from '../deps.ts';
import { createTrimmer } from './trimmer.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());
const deps = { db, now: () => new Date().toISOString() };
const trimmer = createTrimmer(deps, composeWorkerWork().trims);
const ROWS = 2 * TRIM_BATCH + 1;

const count = async (table: 'live_event' | 'outbox_job') =>
  (
    await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;

async function fill(): Promise<void> {
  await sql`insert into live_event (topic, version, type, payload, created_at)
    select 'job:gone', number, 'old', '{}', now() - interval '25 hours'
    from generate_series(1, ${ROWS}::int) as number`.execute(db);
  await sql`insert into outbox_job (name, job_key, payload, created_at, queued_at)
    select 'send-mail', number::text, '{}', now() - interval '2 hours', now() - interval '2 hours'
    from generate_series(1, ${ROWS}::int) as number`.execute(db);
}

/** Lets no statement delete more than so many rows of a table, as the time limit of statements does. */
const limitDeletes = (table: string, most: number) =>
  asOwner(db, async (owner) => {
    await sql`create or replace function too_many_rows() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > tg_argv[0]::integer then raise 'canceling statement due to statement timeout'
        using errcode = '57014'; end if;
      return null; end $$`.execute(owner);
    await sql`create or replace trigger limit_deletes after delete on ${sql.table(table)} referencing old table as gone
      for each statement execute function too_many_rows(${sql.lit(String(most))})`.execute(owner);
  });

test('a backlog that one statement could not delete is trimmed in batches', async () => {
  await fill();
  for (const table of ['live_event', 'outbox_job']) await limitDeletes(table, TRIM_BATCH);
  await trimmer.tick();
  expect([await count('live_event'), await count('outbox_job')]).toEqual([0, 0]);
  expect(trimmer.backlog()).toMatchObject({ live_event: 0, outbox_job: 0 });
});

test.each([
  ['live_event', 'outbox_job'],
  ['outbox_job', 'live_event'],
] as const)('a trim of %s that fails stops no other, and its backlog is known', async (broken, other) => {
  await fill();
  await limitDeletes(broken, TRIM_BATCH - 1);
  await expect(trimmer.tick()).rejects.toThrow(`rows could not be trimmed: ${broken}`);
  expect([await count(broken), await count(other)]).toEqual([ROWS, 0]);
  expect(trimmer.backlog()).toMatchObject({ [broken]: ROWS, [other]: 0 });
  await limitDeletes(broken, TRIM_BATCH);
  await trimmer.tick();
  expect(trimmer.backlog()[broken]).toBe(0);
});
