import { createDatabase, type Db } from '@pailei/db/client';
import { sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import { addressesOf, createTestDatabase, createTestRedis, type TestDatabase, type TestRedis } from './services.ts';

/** A database for the calling test file, dropped when the file is done. */
export async function useTestDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase(injectedUrls());
  afterAll(() => database.drop());
  return database;
}

const injectedUrls = () => ({ databaseUrl: inject('databaseUrl'), ownerUrl: inject('ownerUrl') });

/** A database without a schema, for tests of migrations. */
export async function useEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase(injectedUrls(), 'template0');
  afterAll(() => database.drop());
  return database;
}

/** The owner of the schema of a test database, for what the role of the processes may not do. */
export function useOwner({ ownerUrl }: TestDatabase): Db {
  const db = createDatabase({ url: ownerUrl, max: 2 });
  afterAll(() => db.destroy());
  return db;
}

/** Does something to the database behind a connection that the role of the processes may not do. */
export async function asOwner<T>(db: Db, work: (owner: Db) => Promise<T>): Promise<T> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const { ownerUrl } = addressesOf(injectedUrls(), rows[0]?.name ?? '');
  const owner = createDatabase({ url: ownerUrl, max: 1 });
  try {
    return await work(owner);
  } finally {
    await owner.destroy();
  }
}

/** A Redis server for the calling test file, stopped when the file is done. */
export async function useTestRedis(): Promise<TestRedis> {
  const redis = await createTestRedis({ folder: inject('folder') });
  afterAll(() => redis.stop());
  return redis;
}
