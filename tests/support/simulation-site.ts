import { createDemoAccounts } from '@pailei/core/people/users/seed';
import type { DemoLogin } from '@pailei/local/files/seed';
import { createDatabase } from '@pailei/db/client';
import { startSite, type TestSite, type TestSiteOptions } from './site.ts';

export type Staff = { admin: DemoLogin; referee: DemoLogin };

/** A site with an admin and a referee to run a simulation on. */
export async function startSimulationSite(
  options: TestSiteOptions = {},
): Promise<TestSite & { staff: Staff; databaseUrl: string }> {
  let staff: Staff | undefined;
  let ownUrl = '';
  const site = await startSite({
    ...options,
    seed: async ({ databaseUrl }) => {
      ownUrl = databaseUrl;
      const db = createDatabase({ url: databaseUrl, max: 2, isPatient: true });
      const [admin, referee] = await createDemoAccounts(db, [
        { username: '组织者', role: 'admin' },
        { username: '裁判长', role: 'referee' },
      ]);
      await db.destroy();
      staff = { admin: admin!, referee: referee! };
    },
  });
  return { ...site, staff: staff!, databaseUrl: ownUrl };
}
