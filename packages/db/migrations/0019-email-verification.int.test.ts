import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../client.ts';
import { newId } from '../id.ts';
import { MIGRATIONS } from '../migrate.ts';

const name = `migrate_${randomBytes(6).toString('hex')}`;
const server = createDatabase({ url: inject('databaseUrl'), max: 1 });
await sql.raw(`create database ${name}`).execute(server);
const url = new URL(inject('databaseUrl'));
url.pathname = `/${name}`;
const db = createDatabase({ url: url.href, max: 2 });
afterAll(async () => {
  await db.destroy();
  await sql.raw(`drop database ${name} with (force)`).execute(server);
  await server.destroy();
});

test('addresses of before count as verified; one that stood beside its owner’s stays a claim', async () => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  expect((await migrator.migrateTo('0016-size-cards')).error).toBeUndefined();
  const insert = (username: string, email: string, email_key: string | null) =>
    sql`insert into account (id, username, username_key, email, email_key, password_hash, role)
      values (${newId()}, ${username}, ${username}, ${email}, ${email_key}, '-', 'user')`.execute(db);
  await insert('owner', 'Owner@Example.com', 'owner@example.com');
  await insert('guest', 'OWNER@example.com', null);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const rows = db.selectFrom('account').select(['username', 'email_key', 'email_verified_at']).orderBy('username');
  expect(await rows.execute()).toEqual([
    { username: 'guest', email_key: 'owner@example.com', email_verified_at: null },
    { username: 'owner', email_key: 'owner@example.com', email_verified_at: expect.any(String) as string },
  ]);
});
