import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { CHAT_TABLES, findMessagesById, type ChatKind, type StoredMessage } from './chat.repository.ts';

export type StoredReport = {
  id: string;
  message: StoredMessage;
  reporter: { id: string; username: string };
  reason: string;
  opened_at: string;
  closed: { by: { id: string; username: string }; at: string; answer: string } | null;
};

const reports = (db: Db | Trx, kind: ChatKind, ownerId: string) =>
  db
    .selectFrom(db.dynamic.table(CHAT_TABLES[kind].report).as('report'))
    .innerJoin('account as reporter', 'reporter.id', 'report.reporter_id')
    .leftJoin('account as closer', 'closer.id', 'report.closed_by')
    .where(db.dynamic.ref(`report.${CHAT_TABLES[kind].owner}`), '=', ownerId)
    .select([
      'report.id',
      'report.message_id',
      'report.reason',
      'report.opened_at',
      'report.closed_by',
      'report.closed_at',
      'report.answer',
      'report.reporter_id',
      'reporter.username as reporter_name',
      'closer.username as closer_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof reports>['execute']>>[number];

async function withMessages(db: Db | Trx, kind: ChatKind, rows: readonly Row[]): Promise<StoredReport[]> {
  const ids = rows.map(({ message_id }) => message_id);
  const messages = new Map((await findMessagesById(db, kind, ids)).map((message) => [message.id, message]));
  return rows.map((row) => {
    const { id, message_id, reason, opened_at, closed_by, closed_at, answer, closer_name } = row;
    const message = messages.get(message_id);
    if (!message) throw new Error(`report ${id} is of no message`);
    const isClosed = closed_by !== null && closed_at !== null && closer_name !== null && answer !== null;
    return {
      id,
      message,
      reporter: { id: row.reporter_id, username: row.reporter_name },
      reason,
      opened_at,
      closed: isClosed ? { by: { id: closed_by, username: closer_name }, at: closed_at, answer } : null,
    };
  });
}

/** All reports of an owner, the oldest first. */
export async function findReports(db: Db | Trx, kind: ChatKind, ownerId: string): Promise<StoredReport[]> {
  return withMessages(db, kind, await reports(db, kind, ownerId).orderBy('report.id').execute());
}

export async function findReport(
  db: Db | Trx,
  kind: ChatKind,
  of: { id: string; report_id: string },
): Promise<StoredReport | undefined> {
  const rows = await reports(db, kind, of.id).where('report.id', '=', of.report_id).execute();
  return (await withMessages(db, kind, rows))[0];
}

type NewReport = {
  id: string;
  owner_id: string;
  message_id: string;
  reporter_id: string;
  reason: string;
  opened_at: string;
};

/** False when the same person has reported the same message. */
export async function insertReport(trx: Trx, kind: ChatKind, { owner_id, ...row }: NewReport): Promise<boolean> {
  const { report, owner } = CHAT_TABLES[kind];
  const values = { ...row, [owner]: owner_id, closed_by: null, closed_at: null, answer: null };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto(report)
    .values(values)
    .onConflict((conflict) => conflict.constraint(`${report}_once`).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type Closing = { closed_by: string; closed_at: string; answer: string };

/** False when another referee has closed it. */
export async function closeReport(trx: Trx, kind: ChatKind, id: string, closing: Closing): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(CHAT_TABLES[kind].report)
    .set(closing)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
