import type { Featured } from '@pailei/contracts/play/matches/matches.api';
import { chooseFeatured } from '@pailei/domain/featured/choose-featured';
import type { Db } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { featureMatch } from './feature-match.ts';
import { findCandidates, hasStage } from './featured.repository.ts';
import { readFeatured } from './featured.reads.ts';

const EVERY_MS = 1_000;

export type FeaturedDeps = { db: Db; publisher: Publisher; now: () => string };
export type FeaturedService = ReturnType<typeof createFeaturedService>;

/** The one match that the home page and an overlay without parameters show. */
export function createFeaturedService(deps: FeaturedDeps) {
  let isOnStage = true;
  return {
    /** False where no match is live, on air or about to leave the stage, and none was when this was asked before. */
    async mayChange(): Promise<boolean> {
      const was = isOnStage;
      isOnStage = await hasStage(deps.db, (await readFeatured(deps.db)).featured_match_id);
      return was || isOnStage;
    },

    /** While matches are live the stage is looked at every second. */
    nextDue: (): string | null => (isOnStage ? new Date(Date.parse(deps.now()) + EVERY_MS).toISOString() : null),

    async get(): Promise<Featured> {
      const { featured_match_id } = await readFeatured(deps.db);
      return { featured_match_id };
    },

    /** Changes the stage when another match or none is to be shown, or when it is shown for another reason. */
    async refresh(): Promise<void> {
      const { featured_match_id, is_featured_chosen } = await readFeatured(deps.db);
      const now = deps.now();
      const best = chooseFeatured(await findCandidates(deps.db, featured_match_id), now);
      if (best === undefined) return;
      const match_id = best?.match_id ?? null;
      const is_chosen = best !== null && best.chosen_by !== null;
      if (match_id === featured_match_id && is_chosen === is_featured_chosen) return;
      await inTransaction(deps, (trx, log) => featureMatch(trx, log, { match_id, is_chosen }, now));
    },
  };
}
