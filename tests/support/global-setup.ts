import { migrateToLatest } from '@pailei/db/migrate';
import type { TestProject } from 'vitest/node';
import { startServices } from './services.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface ProvidedContext {
    databaseUrl: string;
    ownerUrl: string;
    folder: string;
  }
}

/** One PostgreSQL for the whole run of integration tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const services = await startServices(migrateToLatest);
  project.provide('databaseUrl', services.databaseUrl);
  project.provide('ownerUrl', services.ownerUrl);
  project.provide('folder', services.folder);
  return services.stop;
}
