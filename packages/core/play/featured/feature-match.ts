import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { findMatchOnAir, isMatchLive, lockFeatured, saveFeatured, type Featuring } from './featured.repository.ts';

/** Puts a match on the stage of the home page and of overlays without parameters; `is_chosen`: because somebody chose it. */
export async function featureMatch(trx: Trx, log: LiveLog, featured: Featuring, now: string): Promise<void> {
  await lockFeatured(trx);
  await saveFeatured(trx, featured, now);
  log.add(systemTopic.of(), 'featured_match_changed', featured);
}

/**
 * A referee's choice comes up at once, also in place of one that was made in another event. It waits while the casters show
 * a match, and until it is live for the public.
 */
export async function featureChosen(trx: Trx, log: LiveLog, matchId: string, now: string): Promise<void> {
  if ((await findMatchOnAir(trx)) === undefined && (await isMatchLive(trx, matchId)))
    await featureMatch(trx, log, { match_id: matchId, is_chosen: true }, now);
}
