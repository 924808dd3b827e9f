import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startSimulationSite } from '../support/simulation-site.ts';
import { startControl } from './support/process-control.ts';
import { keepStaff, readStaff } from './support/staff.ts';

const RESULTS = join(import.meta.dirname, '../../test-results');

/** One site for the whole run, unless E2E_URL names a running one; the logins of its staff then stand in E2E_STAFF, its database in E2E_DATABASE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL'] !== undefined) {
    readStaff();
    return async () => undefined;
  }
  mkdirSync(RESULTS, { recursive: true });
  const log = createWriteStream(join(RESULTS, 'site.log'));
  const site = await startSimulationSite({
    settings: { PORT: process.env['E2E_PORT'] ?? '' },
    print: (name, line) => log.write(`${name} | ${line}\n`),
  });
  keepStaff(site.staff);
  process.env['E2E_DATABASE_URL'] = site.databaseUrl;
  const control = await startControl(site);
  return async () => {
    await control.stop();
    await site.stop();
    log.end();
  };
}
