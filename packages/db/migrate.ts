import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, FileMigrationProvider, Migrator } from 'kysely/migration';
import { createDatabase, type Db } from './client.ts';
import { currentRole, grantToProcesses, roleRisks } from './grants.ts';
import { MigrationError } from './migration-error.ts';

/** The migrations of the folder, by the names of their files, which are their order. */
export const MIGRATIONS = new FileMigrationProvider({
  fs: { readdir: async (folder) => (await readdir(folder)).filter((name) => !name.endsWith('.test.ts')) },
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file: string) => import(pathToFileURL(file).href),
});

export type DatabaseUrls = {
  /** The role that owns the schema and changes it. */
  ownerUrl: string;
  /** The role of the processes. It may be the same. */
  databaseUrl: string;
};

/**
 * Brings the schema to the newest version and opens it to the role of the processes. Two at once are safe: each step
 * holds an advisory lock.
 */
export async function migrateToLatest({ ownerUrl, databaseUrl }: DatabaseUrls): Promise<void> {
  try {
    await withDatabase(ownerUrl, async (db) => {
      await migrateDatabase(db);
      const role = await withDatabase(databaseUrl, currentRole);
      if (role !== (await currentRole(db))) await grantToProcesses(db, role);
    });
  } catch (error) {
    throw error instanceof MigrationError ? error : new MigrationError(error, undefined);
  }
}

async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = createDatabase({ url, max: 2, applicationName: 'pailei-migrate', isPatient: true });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** What is wrong with the roles of a PostgreSQL that is not our own, a line each. The site runs all the same. */
export async function roleWarnings({ ownerUrl, databaseUrl }: DatabaseUrls): Promise<string[]> {
  const risks = await withDatabase(databaseUrl, roleRisks);
  if (ownerUrl !== databaseUrl) return risks;
  return ['MIGRATE_DATABASE_URL names no role of its own: migrations run with the role of DATABASE_URL', ...risks];
}

/** `last`: the name of a migration to stop after, for tests of what the next one does to data. */
export async function migrateDatabase(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: MIGRATIONS });
  await refuseNewer(db);
  const { error, results } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error === undefined) return;
  throw new MigrationError(error, results?.find(({ status }) => status === 'Error')?.migrationName);
}

/** Throws where a newer version of the program has changed the database already: it must not be used by this one. */
async function refuseNewer(db: Db): Promise<void> {
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows: tables } = await sql`
    select where to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null`.execute(db);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  const known = await MIGRATIONS.getMigrations();
  const newer = rows
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(known, name))
    .join(', ');
  if (newer === '') return;
  const advice = 'Start the version of the program that made it, or restore a backup from before the upgrade.';
  throw new MigrationError(
    new Error(`This database is newer than the program: it has the migration ${newer}. ${advice}`),
    undefined,
  );
}
