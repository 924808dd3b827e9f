import type { AuditActionOf } from '@pailei/contracts/features/audit-labels';
import {
  ANNOUNCEMENT_ERRORS,
  type Announcement,
  type AnnouncementRecord,
  type announcementsApi,
} from '@pailei/contracts/site/announcements/announcements.api';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { systemTopic } from '@pailei/contracts/site/system/system.topic';
import { inTransaction } from '@pailei/live/transaction';
import { wakeLoop } from '@pailei/live/wake-loop';
import { recordAudit } from '../audit/record-audit.ts';
import {
  findAnnouncement,
  findNextStart,
  findShownAnnouncements,
  findUnannounced,
  insertAnnouncement,
  listAnnouncements,
  lockAnnouncement,
  updateAnnouncement,
  type AnnouncementRecordRow,
  type PublicAnnouncementRow,
} from './announcements.repository.ts';

export type AnnouncementsDeps = { db: Db; publisher: Publisher; now: () => string };
export type AnnouncementsService = ReturnType<typeof createAnnouncementsService>;

/** Announcements of the admins; shown from their start to their end. */
export function createAnnouncementsService(deps: AnnouncementsDeps) {
  const { db, now } = deps;
  return {
    async current(): Promise<DataOf<typeof announcementsApi.current>> {
      return { items: await findShownAnnouncements(db, now()) };
    },

    async list(page: { skip: number; limit: number }): Promise<DataOf<typeof announcementsApi.list>> {
      const { rows, total } = await listAnnouncements(db, page);
      return { items: rows.map(recordOf), total, ...page };
    },

    create(actor: Actor, body: BodyOf<typeof announcementsApi.create>): Promise<AnnouncementRecord> {
      return inTransaction(deps, async (trx, log) => {
        const at = now();
        checkEnd(body.ends_at, at);
        const id = newId();
        await insertAnnouncement(trx, {
          ...body,
          id,
          starts_at: body.starts_at ?? at,
          created_by: actor.user_id,
          updated_at: at,
        });
        return recordChange(trx, log, { actor, id, action: 'announcement.create', before: null, at });
      });
    },

    update(
      actor: Actor,
      id: string,
      { updated_at, ...body }: BodyOf<typeof announcementsApi.update>,
    ): Promise<AnnouncementRecord> {
      return inTransaction(deps, async (trx, log) => {
        const before = await lockOpen(trx, id);
        if (Date.parse(before.updated_at) !== Date.parse(updated_at)) throw generalError('conflict');
        const at = now();
        checkEnd(body.ends_at, at);
        await updateAnnouncement(trx, id, { ...body, starts_at: body.starts_at ?? at, updated_at: at });
        return recordChange(trx, log, { actor, id, action: 'announcement.update', before, at });
      });
    },

    /** Takes it down now; one that was not shown yet never will be. */
    end(actor: Actor, id: string): Promise<AnnouncementRecord> {
      return inTransaction(deps, async (trx, log) => {
        const before = await lockOpen(trx, id);
        const at = now();
        const starts_at = before.starts_at < at ? before.starts_at : at;
        await updateAnnouncement(trx, id, { starts_at, ends_at: at, updated_at: at });
        return recordChange(trx, log, { actor, id, action: 'announcement.end', before, at });
      });
    },
  };

  async function lockOpen(trx: Trx, id: string): Promise<AnnouncementRecordRow> {
    const row = await lockAnnouncement(trx, id);
    if (!row) throw generalError('not_found');
    if (row.ends_at !== null && row.ends_at <= now()) throw appError(ANNOUNCEMENT_ERRORS, 'announcement_ended');
    return row;
  }
}

/** The announcements that are shown. Those to come are nobody's business but the admins'. */
export async function currentAnnouncements(db: Db | Trx, now: string): Promise<Announcement[]> {
  return findShownAnnouncements(db, now);
}

/** Shows every open page the announcements whose time has come. Returns how many. */
export async function showDueAnnouncements(deps: AnnouncementsDeps): Promise<number> {
  const due = await findUnannounced(deps.db, deps.now());
  for (const id of due)
    await inTransaction(deps, async (trx, log) => {
      const row = await lockAnnouncement(trx, id);
      // Another worker or an admin was first.
      if (row && !row.is_told && isShown(row, deps.now()))
        await publish(trx, log, { before: row, after: row, at: deps.now() });
    });
  return due.length;
}

/** When the next announcement begins to be shown; null: none is to come. */
export function nextAnnouncementDue({ db, now }: Pick<AnnouncementsDeps, 'db' | 'now'>): Promise<string | null> {
  return findNextStart(db, now());
}

type Shown = Pick<PublicAnnouncementRow, 'starts_at' | 'ends_at'>;
const isShown = ({ starts_at, ends_at }: Shown, at: string) => starts_at <= at && (ends_at === null || ends_at > at);

type Change = { before: AnnouncementRecordRow | null; after: AnnouncementRecordRow; at: string };

/** Logs to the open pages what they may know: what is shown as it is now, and of what no longer is only that it is over. */
async function publish(trx: Trx, log: LiveLog, { before, after, at }: Change): Promise<void> {
  const is_told = isShown(after, at);
  if (is_told) log.add(systemTopic.of(), 'announcements_changed', { announcement: announcementOf(after) });
  else if (before?.is_told)
    log.add(systemTopic.of(), 'announcements_changed', { announcement: { ...announcementOf(before), ends_at: at } });
  if (is_told !== after.is_told) await updateAnnouncement(trx, after.id, { is_told });
}

type RecordedChange = {
  actor: Actor;
  id: string;
  action: `announcement.${AuditActionOf<'announcement'>}`;
  before: AnnouncementRecordRow | null;
  at: string;
};

async function recordChange(
  trx: Trx,
  log: LiveLog,
  { actor, id, action, before, at }: RecordedChange,
): Promise<AnnouncementRecord> {
  const after = await findAnnouncement(trx, id);
  if (!after) throw new Error(`the announcement ${id} is gone`);
  await publish(trx, log, { before, after, at });
  wakeLoop(trx, 'announcements');
  const states = { before: before && announcementOf(before), after: announcementOf(after) };
  await recordAudit(trx, { actor, action, target_type: 'announcement', target_id: id, ...states, reason: null });
  return recordOf(after);
}

function announcementOf(row: PublicAnnouncementRow): Announcement {
  const { id, title, body, level, is_pinned, starts_at, ends_at } = row;
  return { id, title, body, level, is_pinned, starts_at, ends_at };
}

function recordOf(row: AnnouncementRecordRow): AnnouncementRecord {
  const { created_by_name, created_at, updated_at } = row;
  return { ...announcementOf(row), created_by: created_by_name, created_at, updated_at };
}

function checkEnd(endsAt: string | null, now: string): void {
  if (endsAt === null || Date.parse(endsAt) > Date.parse(now)) return;
  throw appError(ANNOUNCEMENT_ERRORS, 'ends_in_past', { ends_at: ANNOUNCEMENT_ERRORS.ends_in_past[1] });
}
