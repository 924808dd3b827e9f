import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { createDatabase } from './client.ts';
import type { Db } from './client.ts';
import * as foundation from './migrations/0001-foundation.ts';
import * as accountSecurity from './migrations/0002-account-security.ts';
import * as expertsUploads from './migrations/0003-experts-uploads.ts';
import * as pointsNotifications from './migrations/0004-points-notifications.ts';
import * as settingsMaintenance from './migrations/0005-settings-maintenance.ts';
import * as status from './migrations/0006-status.ts';
import * as admin from './migrations/0007-admin.ts';
import * as streamQueue from './migrations/0008-stream-queue.ts';
import * as clockCredit from './migrations/0009-clock-credit.ts';
import * as cards from './migrations/0010-cards.ts';
import * as decks from './migrations/0011-decks.ts';
import * as announcementTold from './migrations/0012-announcement-told.ts';
import * as decklists from './migrations/0013-decklists.ts';
import * as shop from './migrations/0014-shop.ts';
import * as shopOperations from './migrations/0015-shop-operations.ts';
import * as sizeCards from './migrations/0016-size-cards.ts';
import * as delayedEvents from './migrations/0018-delayed-events.ts';

const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-account-security': accountSecurity,
  '0003-experts-uploads': expertsUploads,
  '0004-points-notifications': pointsNotifications,
  '0005-settings-maintenance': settingsMaintenance,
  '0006-status': status,
  '0007-admin': admin,
  '0008-stream-queue': streamQueue,
  '0009-clock-credit': clockCredit,
  '0010-cards': cards,
  '0011-decks': decks,
  '0012-announcement-told': announcementTold,
  '0013-decklists': decklists,
  '0014-shop': shop,
  '0015-shop-operations': shopOperations,
  '0016-size-cards': sizeCards,
  '0018-delayed-events': delayedEvents,
};

/** Brings the schema to the newest version. Two at once are safe: Kysely holds an advisory lock. */
export async function migrateToLatest(url: string): Promise<void> {
  const db = createDatabase({ url, max: 2, applicationName: 'pailei-migrate' });
  try {
    await migrateDatabase(db);
  } finally {
    await db.destroy();
  }
}

export async function migrateDatabase(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('the schema cannot be brought to the newest version', { cause: error });
}
