import { startSite } from '../support/site.ts';
import { ADMIN } from './admin.ts';

/** One site for the whole run, unless E2E_URL names a running one. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL'] !== undefined) return async () => undefined;
  const site = await startSite({
    settings: {
      PORT: process.env['E2E_PORT'] ?? '',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  process.env['E2E_DATABASE_URL'] = site.databaseUrl;
  return site.stop;
}
