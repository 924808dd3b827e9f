import { migrateToLatest, roleWarnings } from '@pailei/db/migrate';
import { seedSite } from '@pailei/local/files/seed';
import { readSettings } from '@pailei/local/settings';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run migrate`: the newest schema and the first admin for the database of DATABASE_URL. `npm start` does both by itself. */
async function migrate(): Promise<void> {
  const settings = readSettings({ ...process.env, DEMO: '0' });
  if (settings.DATABASE_URL === undefined) {
    throw new Error('DATABASE_URL is not set. The embedded database is migrated by npm start.');
  }
  const databaseUrl = settings.DATABASE_URL;
  const urls = { databaseUrl, ownerUrl: settings.MIGRATE_DATABASE_URL ?? databaseUrl };
  await migrateToLatest(urls);
  for (const warning of await roleWarnings(urls)) print(`warning: ${warning} (docs/operations.md, "Database roles")`);
  await seedSite(databaseUrl, settings, print);
  print('The schema is up to date.');
}

try {
  await migrate();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
