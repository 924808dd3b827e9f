import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { createDatabase, type Db } from './client.ts';
import { currentRole, grantToProcesses, roleRisks } from './grants.ts';
import { MigrationError } from './migration-error.ts';
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
import * as randomSecrets from './migrations/0017-random-secrets.ts';
import * as delayedEvents from './migrations/0018-delayed-events.ts';
import * as emailVerification from './migrations/0019-email-verification.ts';
import * as healthWrites from './migrations/0020-health-writes.ts';
import * as withdrawnMatches from './migrations/0022-withdrawn-matches.ts';
import * as stoppedJobs from './migrations/0023-stopped-jobs.ts';
import * as staffCases from './migrations/0025-staff-cases.ts';
import * as sharedTrackingNumbers from './migrations/0026-shared-tracking-numbers.ts';
import * as unpublishedEvents from './migrations/0028-unpublished-events.ts';
import * as siteIdentity from './migrations/0030-site-identity.ts';
import * as participantKinds from './migrations/0031-participant-kinds.ts';
import * as fixturesAndSeats from './migrations/0032-fixtures-and-seats.ts';
import * as teams from './migrations/0033-teams.ts';
import * as teamBattles from './migrations/0034-team-battles.ts';
import * as challenges from './migrations/0035-challenges.ts';
import * as battleCalls from './migrations/0036-battle-calls.ts';
import * as openedDecks from './migrations/0037-opened-decks.ts';
import * as roundDrafts from './migrations/0041-round-drafts.ts';
import * as eventTemplates from './migrations/0042-event-templates.ts';
import * as eventSeries from './migrations/0043-event-series.ts';
import * as participantNotes from './migrations/0044-participant-notes.ts';
import * as entriesOrder from './migrations/0045-entries-order.ts';
import * as alerts from './migrations/0046-alerts.ts';
import * as noShows from './migrations/0047-no-shows.ts';
import * as eventPause from './migrations/0048-event-pause.ts';
import * as matchCalls from './migrations/0049-match-calls.ts';
import * as evidence from './migrations/0050-evidence.ts';
import * as matchChat from './migrations/0051-match-chat.ts';
import * as outsidePrograms from './migrations/0052-outside-programs.ts';
import * as outages from './migrations/0053-outages.ts';
import * as withdrawnPenalties from './migrations/0055-withdrawn-penalties.ts';
import * as seasons from './migrations/0056-seasons.ts';
import * as rosters from './migrations/0060-rosters.ts';
import * as leagueWeeks from './migrations/0061-league-weeks.ts';
import * as seasonBattles from './migrations/0063-season-battles.ts';
import * as oneTeamPerPlayer from './migrations/0064-one-team-per-player.ts';
import * as pinyin from './migrations/0065-pinyin.ts';
import * as seasonTeams from './migrations/0066-season-teams.ts';
import * as seasonsByHand from './migrations/0067-seasons-by-hand.ts';
import * as nameKeys from './migrations/0068-name-keys.ts';
import * as battleChatReports from './migrations/0069-battle-chat-reports.ts';
import * as battleCallOutcomes from './migrations/0070-battle-call-outcomes.ts';

export const MIGRATIONS: Record<string, Migration> = {
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
  '0017-random-secrets': randomSecrets,
  '0018-delayed-events': delayedEvents,
  '0019-email-verification': emailVerification,
  '0020-health-writes': healthWrites,
  '0022-withdrawn-matches': withdrawnMatches,
  '0023-stopped-jobs': stoppedJobs,
  '0025-staff-cases': staffCases,
  '0026-shared-tracking-numbers': sharedTrackingNumbers,
  '0028-unpublished-events': unpublishedEvents,
  '0030-site-identity': siteIdentity,
  '0031-participant-kinds': participantKinds,
  '0032-fixtures-and-seats': fixturesAndSeats,
  '0033-teams': teams,
  '0034-team-battles': teamBattles,
  '0035-challenges': challenges,
  '0036-battle-calls': battleCalls,
  '0037-opened-decks': openedDecks,
  '0041-round-drafts': roundDrafts,
  '0042-event-templates': eventTemplates,
  '0043-event-series': eventSeries,
  '0044-participant-notes': participantNotes,
  '0045-entries-order': entriesOrder,
  '0046-alerts': alerts,
  '0047-no-shows': noShows,
  '0048-event-pause': eventPause,
  '0049-match-calls': matchCalls,
  '0050-evidence': evidence,
  '0051-match-chat': matchChat,
  '0052-outside-programs': outsidePrograms,
  '0053-outages': outages,
  '0055-withdrawn-penalties': withdrawnPenalties,
  '0056-seasons': seasons,
  '0060-rosters': rosters,
  '0061-league-weeks': leagueWeeks,
  '0063-season-battles': seasonBattles,
  '0064-one-team-per-player': oneTeamPerPlayer,
  '0065-pinyin': pinyin,
  '0066-season-teams': seasonTeams,
  '0067-seasons-by-hand': seasonsByHand,
  '0068-name-keys': nameKeys,
  '0069-battle-chat-reports': battleChatReports,
  '0070-battle-call-outcomes': battleCallOutcomes,
};

export type DatabaseUrls = {
  /** The role that owns the schema and changes it. */
  ownerUrl: string;
  /** The role of the processes. It may be the same. */
  databaseUrl: string;
};

/**
 * Brings the schema to the newest version and opens it to the role of the processes. Two at once are safe: each step
 * holds an advisory lock.
 */
export async function migrateToLatest({ ownerUrl, databaseUrl }: DatabaseUrls): Promise<void> {
  try {
    await withDatabase(ownerUrl, async (db) => {
      await migrateDatabase(db);
      const role = await withDatabase(databaseUrl, currentRole);
      if (role !== (await currentRole(db))) await grantToProcesses(db, role);
    });
  } catch (error) {
    throw error instanceof MigrationError ? error : new MigrationError(error, undefined);
  }
}

async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = createDatabase({ url, max: 2, applicationName: 'pailei-migrate', isPatient: true });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** What is wrong with the roles of a PostgreSQL that is not our own, a line each. The site runs all the same. */
export async function roleWarnings({ ownerUrl, databaseUrl }: DatabaseUrls): Promise<string[]> {
  const risks = await withDatabase(databaseUrl, roleRisks);
  if (ownerUrl !== databaseUrl) return risks;
  return ['MIGRATE_DATABASE_URL names no role of its own: migrations run with the role of DATABASE_URL', ...risks];
}

/** `last`: the name of a migration to stop after, for tests of what the next one does to data. */
export async function migrateDatabase(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  await refuseNewer(db);
  const { error, results } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error === undefined) return;
  throw new MigrationError(error, results?.find(({ status }) => status === 'Error')?.migrationName);
}

/** Throws where a newer version of the program has changed the database already: it must not be used by this one. */
async function refuseNewer(db: Db): Promise<void> {
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows: tables } = await sql`
    select where to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null`.execute(db);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  const newer = rows
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(MIGRATIONS, name))
    .join(', ');
  if (newer === '') return;
  const advice = 'Start the version of the program that made it, or restore a backup from before the upgrade.';
  throw new MigrationError(
    new Error(`This database is newer than the program: it has the migration ${newer}. ${advice}`),
    undefined,
  );
}
