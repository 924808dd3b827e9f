import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@pailei/db/client';

/** A Redis server, and what every name of this site begins with there: sites that share a server never meet. */
export type SiteRedis = { url: string; prefix: string };

const RETRY_MS = 1_000;

export type SiteRedisDeps = {
  db: Db;
  url: string;
  /** Takes the place of the database's own id: for a copy of a database that uses the same Redis. */
  name: string | undefined;
  /** Called with each attempt that failed: the database may start later than its processes. */
  onError: (error: Error) => void;
};

/** Waits for the database, which knows which site this is. */
export async function findSiteRedis({ db, url, name, onError }: SiteRedisDeps): Promise<SiteRedis> {
  if (name !== undefined) return siteRedis(url, name);
  for (;;) {
    try {
      const { id } = await db.selectFrom('site_identity').select('id').executeTakeFirstOrThrow();
      return siteRedis(url, id);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      await sleep(RETRY_MS);
    }
  }
}

/** The braces keep the names of a site in one slot of a Redis Cluster, which scripts and calls with many keys need. */
export const siteRedis = (url: string, name: string): SiteRedis => ({ url, prefix: `{pailei:${name}}` });
