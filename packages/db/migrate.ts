import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { createDatabase } from './client.ts';
import type { Db } from './client.ts';
import * as foundation from './migrations/0001-foundation.ts';

const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
};

/** Brings the schema to the newest version. Two at once are safe: Kysely holds an advisory lock. */
export async function migrateToLatest(url: string): Promise<void> {
  const db = createDatabase({ url, max: 2, applicationName: 'pailei-migrate' });
  try {
    await migrateDatabase(db);
  } finally {
    await db.destroy();
  }
}

export async function migrateDatabase(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('the schema cannot be brought to the newest version', { cause: error });
}
