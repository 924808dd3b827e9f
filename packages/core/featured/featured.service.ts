import type { Featured } from '@pailei/contracts/matches';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import { SYSTEM_TOPIC } from '@pailei/live/topics';
import { inTransaction } from '@pailei/live/transaction';
import { findBestLiveMatch, lockFeatured, readFeatured, saveFeatured } from './featured.repository.ts';

export type FeaturedDeps = { db: Db; publisher: Publisher; now: () => string };
export type FeaturedService = ReturnType<typeof createFeaturedService>;

/** An ended match stays on the stage for this long, so that its result is seen. */
const LINGER_MS = 20_000;

/** The one match that the home page and an overlay without parameters show. */
export function createFeaturedService(deps: FeaturedDeps) {
  return {
    get: (): Promise<Featured> => readFeatured(deps.db),

    /** Moves on when the featured match is over; a match that a referee features in a running tournament goes first. */
    async refresh(): Promise<void> {
      const shown = await readFeatured(deps.db);
      const endedBefore = new Date(Date.parse(deps.now()) - LINGER_MS).toISOString();
      const best = await findBestLiveMatch(deps.db, shown.featured_match_id, endedBefore);
      if (best === undefined || best === shown.featured_match_id) return;
      await inTransaction(deps, async (trx: Trx, log) => {
        await lockFeatured(trx);
        await saveFeatured(trx, best, deps.now());
        log.add(SYSTEM_TOPIC, 'featured_match_changed', { match_id: best });
      });
    },
  };
}
