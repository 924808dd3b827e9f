import type { Db } from '@pailei/db/client';
import type { AnnouncementRow, NewAnnouncement } from '@pailei/db/schema/site';
import type { Trx } from '@pailei/db/tx';

const MAX_SHOWN = 50;
const PUBLIC = ['id', 'title', 'body', 'level', 'is_pinned', 'starts_at', 'ends_at'] as const;

export type PublicAnnouncementRow = Pick<AnnouncementRow, (typeof PUBLIC)[number]>;
export type AnnouncementRecordRow = AnnouncementRow & { created_by_name: string };

/** Those that are shown, pinned ones first, then the newest. */
export function findShownAnnouncements(db: Db | Trx, now: string): Promise<PublicAnnouncementRow[]> {
  return db
    .selectFrom('announcement')
    .select(PUBLIC)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('is_pinned', 'desc')
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/** Those that are due and not announced yet. */
export async function findUnannounced(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('announcement')
    .select('id')
    .where('is_told', '=', false)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ id }) => id);
}

/** When the next of those to come is due that was not announced yet. */
export async function findNextStart(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('announcement')
    .select('starts_at')
    .where('is_told', '=', false)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();
  return row?.starts_at ?? null;
}

const records = (db: Db | Trx) =>
  db
    .selectFrom('announcement')
    .innerJoin('account', 'account.id', 'announcement.created_by')
    .selectAll('announcement')
    .select('account.username as created_by_name');

export function findAnnouncement(db: Db | Trx, id: string): Promise<AnnouncementRecordRow | undefined> {
  return records(db).where('announcement.id', '=', id).executeTakeFirst();
}

export function lockAnnouncement(trx: Trx, id: string): Promise<AnnouncementRecordRow | undefined> {
  return records(trx).where('announcement.id', '=', id).forUpdate('announcement').executeTakeFirst();
}

export async function listAnnouncements(
  db: Db,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: AnnouncementRecordRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    records(db)
      .orderBy('announcement.starts_at', 'desc')
      .orderBy('announcement.id', 'desc')
      .offset(skip)
      .limit(limit)
      .execute(),
    db
      .selectFrom('announcement')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: counted.total };
}

export async function insertAnnouncement(trx: Trx, row: NewAnnouncement): Promise<void> {
  await trx.insertInto('announcement').values(row).execute();
}

export async function updateAnnouncement(trx: Trx, id: string, changes: Partial<AnnouncementRow>): Promise<void> {
  await trx.updateTable('announcement').set(changes).where('id', '=', id).execute();
}
