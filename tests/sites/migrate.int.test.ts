import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useEmptyDatabase, useOwner } from '../support/fixtures.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `npm run migrate` on the database of these addresses. */
async function migrate(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'scripts/migrate.ts')], { env: { PATH, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}

test('a migration that fails is named, with what PostgreSQL says and where', async () => {
  const database = await useEmptyDatabase();
  const owner = useOwner(database);
  await sql`create table site_identity (id integer)`.execute(owner);
  const { status, output } = await migrate({ DATABASE_URL: database.url, MIGRATE_DATABASE_URL: database.ownerUrl });
  expect(status).toBe(1);
  expect(output).toBe(
    'The schema cannot be brought to the newest version: the migration 0030-site-identity failed, and nothing was changed.\n' +
      '  relation "site_identity" already exists (SQLSTATE 42P07)\n',
  );
});

test('a role that may not change the schema gets a message with the setting that names one', async () => {
  const { url } = await useEmptyDatabase();
  const { status, output } = await migrate({ DATABASE_URL: url });
  expect(status).toBe(1);
  expect(output).toMatch(/permission denied for schema public \(SQLSTATE 42501\)/);
  expect(output).toMatch(/Set MIGRATE_DATABASE_URL to the owner of the tables\.\n$/);
});

test.each([
  ['nobody listens', { port: '1' }, /ECONNREFUSED/, /No PostgreSQL answers at this address/],
  ['the password is wrong', { password: 'wrong' }, /SQLSTATE 28P01/, /name and password/],
  ['there is no such database', { pathname: '/nowhere' }, /"nowhere" does not exist \(SQLSTATE 3D000\)/, /Create it/],
])('where %s, it says so and what to do, and never the password', async (_what, change, cause, hint) => {
  const { ownerUrl } = await useEmptyDatabase();
  const url = Object.assign(new URL(ownerUrl), change);
  const { status, output } = await migrate({ DATABASE_URL: url.href });
  expect(status).toBe(1);
  expect(output).toMatch(cause);
  expect(output).toMatch(hint);
  expect(output).not.toContain(new URL(ownerUrl).password);
});
