import { randomBytes } from 'node:crypto';
import { useOwner, useTestDatabase } from '@pailei/tests/support/fixtures';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createDatabase, type Db } from './client.ts';
import { migrateToLatest, roleWarnings } from './migrate.ts';

const database = await useTestDatabase();
const urls = { ownerUrl: database.ownerUrl, databaseUrl: database.url };
// A clone takes over the rights on tables, but not those on its database.
await migrateToLatest(urls);
const db = createDatabase({ url: database.url, max: 2 });
const owner = useOwner(database);
afterAll(() => db.destroy());

const ONE_ROLE = 'MIGRATE_DATABASE_URL names no role of its own: migrations run with the role of DATABASE_URL';

const run = (on: Db, text: string) => sql.raw<Record<string, unknown>>(text).execute(on);

describe('the role of the processes cannot', () => {
  test.each([
    ['create a table', 'create table mine (id int)'],
    ['create a temporary table', 'create temp table mine (id int)'],
    ['create a function', 'create function mine() returns int language sql as $$ select 1 $$'],
    ['create a schema', 'create schema mine'],
    ['create a database', 'create database mine'],
    ['create a role', 'create role mine'],
    ['install an extension', 'create extension pgcrypto'],
    ['alter a table', 'alter table account add column mine int'],
    ['switch a trigger off', 'alter table points_entry disable trigger all'],
    ['drop a table', 'drop table live_event'],
    ['empty a table', 'truncate live_event'],
    ['skip triggers', 'set session_replication_role = replica'],
    ['become the owner', 'set role app'],
    ['read the passwords of roles', 'select rolpassword from pg_authid'],
    ['read files of the server', "select pg_read_file('PG_VERSION')"],
    ['run a program', "copy (select 1) to program 'true'"],
    ['read which migrations ran', 'select * from kysely_migration'],
    ['forget a migration', 'delete from kysely_migration'],
    ['hold up migrations', 'update kysely_migration_lock set is_locked = 1'],
    ['delete from the ledger', 'delete from points_entry'],
    ['change the ledger', 'update points_entry set amount = 1'],
    ['delete movements of stock', 'delete from stock_movement'],
    ['change the timeline of an order', 'update order_event set by = null'],
    ['delete from the audit log', 'delete from audit_log'],
    ['change the audit log', 'update audit_log set reason = null'],
    ['rewrite a live event', "update live_event set payload = '{}'"],
  ])('%s', async (_what, statement) => {
    await expect(run(db, statement)).rejects.toThrow(/permission denied|must be (owner|superuser)/);
  });
});

test('the role of the processes reads and writes rows within its time limits', async () => {
  await run(db, "insert into site_setting (key, value) values ('grants', '1')");
  await run(db, `update site_setting set value = '2' where key = 'grants'`);
  await run(db, `insert into outbox_job (name, job_key, payload) values ('none', 'none', '{}')`);
  const { rows } = await run(db, `delete from site_setting where key = 'grants' returning value`);
  expect(rows).toEqual([{ value: 2 }]);
  expect((await run(db, 'show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }]);
  expect((await run(db, 'show idle_in_transaction_session_timeout')).rows).toEqual([
    { idle_in_transaction_session_timeout: '5s' },
  ]);
});

test('a new table is open to the processes at once, and a grant too many is taken back by the next migration', async () => {
  await run(owner, 'create table later (id integer generated always as identity)');
  await run(db, 'insert into later default values');
  await run(owner, 'grant update, delete on audit_log to pailei_app');
  await migrateToLatest(urls);
  expect((await run(db, 'select id from later')).rows).toEqual([{ id: 1 }]);
  await expect(run(db, 'delete from audit_log')).rejects.toThrow('permission denied');
});

test('two migrations at once do not disturb each other', async () => {
  await Promise.all([migrateToLatest(urls), migrateToLatest(urls), migrateToLatest(urls)]);
  expect((await run(db, 'select count(*) as count from account')).rows).toEqual([{ count: 0 }]);
});

test('an old program says of a database that a newer one has changed that it is newer', async () => {
  await run(owner, "insert into kysely_migration values ('9999-from-later', now()::text)");
  await expect(migrateToLatest(urls)).rejects.toThrow(
    'This database is newer than the program: it has the migration 9999-from-later.',
  );
  await run(owner, "delete from kysely_migration where name = '9999-from-later'");
  await migrateToLatest(urls);
});

describe('on a PostgreSQL of somebody else', () => {
  test('two roles as they should be are no reason to warn', async () => {
    expect(await roleWarnings(urls)).toEqual([]);
  });

  test('one role for everything still works, with a warning', async () => {
    const one = { ownerUrl: database.ownerUrl, databaseUrl: database.ownerUrl };
    await migrateToLatest(one);
    expect(await roleWarnings(one)).toEqual([ONE_ROLE, 'the role app of DATABASE_URL is a superuser']);
  });

  test('roles without superuser rights migrate, grant and are told apart', async () => {
    const name = `foreign_${randomBytes(6).toString('hex')}`;
    const as = (username: string) =>
      Object.assign(new URL(database.url), { username, password: 'secret', pathname: `/${name}` }).href;
    const [ownerUrl, databaseUrl] = [as(`${name}_owner`), as(`${name}_process`)];
    try {
      await run(owner, `create role ${name}_owner login password 'secret'`);
      await run(owner, `create role ${name}_process login password 'secret'`);
      await run(owner, `create database ${name} owner ${name}_owner`);
      await migrateToLatest({ ownerUrl, databaseUrl });
      expect(await roleWarnings({ ownerUrl, databaseUrl })).toEqual([]);
      expect(await roleWarnings({ ownerUrl, databaseUrl: ownerUrl })).toEqual([
        ONE_ROLE,
        `the role ${name}_owner of DATABASE_URL owns the tables and may change the schema`,
      ]);
      await expect(migrateToLatest({ ownerUrl: databaseUrl, databaseUrl })).rejects.toThrow('Set MIGRATE_DATABASE_URL');
      const process = createDatabase({ url: databaseUrl, max: 1 });
      expect((await run(process, 'select count(*) as count from account')).rows).toEqual([{ count: 0 }]);
      await expect(run(process, 'create table mine (id int)')).rejects.toThrow('permission denied');
      await process.destroy();
    } finally {
      await run(owner, `drop database if exists ${name} with (force)`);
      await run(owner, `drop role if exists ${name}_owner, ${name}_process`);
    }
  });
});
