import { migrateToLatest } from '@pailei/db/migrate';

/** `npm run migrate`: brings the database of DATABASE_URL to the newest schema. `npm start` does so by itself. */
const url = process.env['DATABASE_URL'];
if (url === undefined || url === '') {
  process.stderr.write('DATABASE_URL is not set. The embedded database is migrated by npm start.\n');
  process.exit(1);
}
await migrateToLatest(url);
process.stdout.write('The schema is up to date.\n');
