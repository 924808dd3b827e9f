import { systemTopic, type SystemView } from '@pailei/contracts/site/system/system.topic';
import type { Trx } from '@pailei/db/tx';
import { serveTopic } from '@pailei/live/registry';
import { sql } from 'kysely';
import { currentAnnouncements } from '../announcements/index.ts';
import { readFeatured } from '../../play/featured/index.ts';
import { currentWindows } from '../maintenance/index.ts';
import { readDeckRulesView, summaryOf } from '../../decks/deck-rules/index.ts';
import { readSetting } from '../settings/index.ts';

/** What every open page follows. */
export const systemTopicDefinition = serveTopic(systemTopic, {
  authorize: async () => ({ allowed: true, delay_seconds: 0 }),
  snapshot: readSystem,
});

async function readSystem(trx: Trx): Promise<SystemView> {
  const now = await readTime(trx);
  const featured = await readFeatured(trx);
  return {
    ...featured,
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
