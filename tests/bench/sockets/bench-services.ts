import { migrateToLatest } from '@pailei/db/migrate';
import { createTestDatabase, startServices } from '../../support/services.ts';

/** PostgreSQL with the newest schema, and Redis; gone with `stop`. */
export async function startBenchServices() {
  const services = await startServices(migrateToLatest);
  const { url, ownerUrl } = await createTestDatabase(services);
  return { databaseUrl: url, ownerUrl, redisUrl: services.redisUrl, stop: services.stop };
}
