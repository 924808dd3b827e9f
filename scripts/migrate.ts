import { migrateToLatest } from '@pailei/db/migrate';
import { seedSite } from '@pailei/local/seed';
import { readSettings } from '@pailei/local/settings';

/** `npm run migrate`: the newest schema and the first admin for the database of DATABASE_URL. `npm start` does both by itself. */
async function migrate(): Promise<void> {
  const settings = readSettings({ ...process.env, DEMO: '0' });
  if (settings.DATABASE_URL === undefined) {
    throw new Error('DATABASE_URL is not set. The embedded database is migrated by npm start.');
  }
  await migrateToLatest(settings.DATABASE_URL);
  await seedSite(settings.DATABASE_URL, settings, (line) => process.stdout.write(`${line}\n`));
  process.stdout.write('The schema is up to date.\n');
}

try {
  await migrate();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
