import { afterAll, inject } from 'vitest';
import { createTestDatabase, createTestRedis } from './services.ts';
import type { TestDatabase, TestRedis } from './services.ts';

/** A database for the calling test file, dropped when the file is done. */
export async function useTestDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ databaseUrl: inject('databaseUrl') });
  afterAll(() => database.drop());
  return database;
}

/** A database without a schema, for tests of migrations. */
export async function useEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ databaseUrl: inject('databaseUrl') }, 'template0');
  afterAll(() => database.drop());
  return database;
}

/** A Redis server for the calling test file, stopped when the file is done. */
export async function useTestRedis(): Promise<TestRedis> {
  const redis = await createTestRedis({ folder: inject('folder') });
  afterAll(() => redis.stop());
  return redis;
}
