import type { SystemView } from '@pailei/contracts/live-system';
import type { Trx } from '@pailei/db/tx';
import type { TopicDefinition } from '@pailei/live/registry';
import { sql } from 'kysely';
import { currentAnnouncements } from '../announcements/index.ts';
import { readFeatured } from '../featured/index.ts';
import { currentWindows } from '../maintenance/index.ts';
import { readDeckRulesView, summaryOf } from '../rule-sets/index.ts';
import { readSetting } from '../settings/index.ts';

/** `system`: what every open page follows. */
export const systemTopicDefinition: TopicDefinition = {
  kind: 'system',
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: readSystem,
};

async function readSystem(trx: Trx): Promise<SystemView> {
  const now = await readTime(trx);
  const { featured_match_id } = await readFeatured(trx);
  return {
    featured_match_id,
    site: await readSetting(trx, 'site'),
    stream: await readSetting(trx, 'stream'),
    series: await readSetting(trx, 'series'),
    shop: await readSetting(trx, 'shop'),
    rewards: await readSetting(trx, 'rewards'),
    orders: await readSetting(trx, 'orders'),
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
