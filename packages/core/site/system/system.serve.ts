import { systemTopic, type SystemView } from '@pailei/contracts/site/system/system.topic';
import type { Trx } from '@pailei/db/tx';
import { serveTopic } from '@pailei/live/registry';
import { sql } from 'kysely';
import { currentAnnouncements } from '../announcements/announcements.service.ts';
import { offerPlace, type Offer } from '../../ground/features/offers.ts';
import { currentWindows } from '../maintenance/maintenance.service.ts';
import { readDeckRulesView, summaryOf } from '../deck-rules/deck-rules.reads.ts';
import { readSetting } from '../settings/settings.reads.ts';

type FeaturedPart = Pick<SystemView, 'featured_match_id' | 'is_featured_chosen'>;

/** The match on the stage of the home page. */
export const featuredPlace = offerPlace<(trx: Trx) => Promise<FeaturedPart>>('the featured match of the site');

/** What every open page follows. */
export function systemTopicOf(offers: readonly Offer[]) {
  const readFeatured = featuredPlace.one(offers);
  return serveTopic(systemTopic, {
    authorize: async () => ({ allowed: true, delay_seconds: 0 }),
    snapshot: async (trx) => ({ ...(await readFeatured(trx)), ...(await readSite(trx)) }),
  });
}

async function readSite(trx: Trx): Promise<Omit<SystemView, keyof FeaturedPart>> {
  const now = await readTime(trx);
  return {
    site: await readSetting(trx, 'site'),
    stream: await readSetting(trx, 'stream'),
    series: await readSetting(trx, 'series'),
    shop: await readSetting(trx, 'shop'),
    rewards: await readSetting(trx, 'rewards'),
    orders: await readSetting(trx, 'orders'),
    teams: await readSetting(trx, 'teams'),
    maintenance: await currentWindows(trx, Date.parse(now)),
    announcements: await currentAnnouncements(trx, now),
    deck_rules: summaryOf(await readDeckRulesView(trx)),
  };
}

/** A snapshot has no clock of its own: it is as the database stands. */
async function readTime(trx: Trx): Promise<string> {
  const { rows } = await sql<{ now: string }>`select now() as now`.execute(trx);
  return rows[0]?.now ?? '';
}
