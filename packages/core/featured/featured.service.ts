import type { Featured } from '@pailei/contracts/matches';
import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { featureMatch } from './feature-match.ts';
import { findBestLiveMatch, findMatchOnAir, readFeatured } from './featured.repository.ts';

export type FeaturedDeps = { db: Db; publisher: Publisher; now: () => string };
export type FeaturedService = ReturnType<typeof createFeaturedService>;

/** An ended match stays on the stage for this long, so that its result is seen. */
export const LINGER_MS = 20_000;

/** The one match that the home page and an overlay without parameters show. */
export function createFeaturedService(deps: FeaturedDeps) {
  return {
    get: (): Promise<Featured> => readFeatured(deps.db),

    /** Moves on when the featured match is over; the match on air goes first, then what a referee features in a running tournament. */
    async refresh(): Promise<void> {
      const shown = await readFeatured(deps.db);
      const endedBefore = new Date(Date.parse(deps.now()) - LINGER_MS).toISOString();
      const best =
        (await findMatchOnAir(deps.db)) ?? (await findBestLiveMatch(deps.db, shown.featured_match_id, endedBefore));
      if (best === undefined || best === shown.featured_match_id) return;
      await inTransaction(deps, (trx, log) => featureMatch(trx, log, best, deps.now()));
    },
  };
}
