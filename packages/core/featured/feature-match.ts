import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { SYSTEM_TOPIC } from '@pailei/live/topics';
import { findMatchOnAir, isMatchLive, lockFeatured, saveFeatured } from './featured.repository.ts';

/** Puts a match on the stage of the home page and of overlays without parameters. */
export async function featureMatch(trx: Trx, log: LiveLog, matchId: string, now: string): Promise<void> {
  await lockFeatured(trx);
  await saveFeatured(trx, matchId, now);
  log.add(SYSTEM_TOPIC, 'featured_match_changed', { match_id: matchId });
}

/**
 * A referee's choice comes up at once, also in place of one that was made in another event. It waits while the casters show
 * a match, and until it is live for the public.
 */
export async function featureChosen(trx: Trx, log: LiveLog, matchId: string, now: string): Promise<void> {
  if ((await findMatchOnAir(trx)) === undefined && (await isMatchLive(trx, matchId)))
    await featureMatch(trx, log, matchId, now);
}
