import type { MailState } from '@pailei/contracts/mail';
import type { Db } from '@pailei/db/client';
import type { MailMessageRow, MailMessageTable } from '@pailei/db/schema/mail';
import type { Trx } from '@pailei/db/tx';
import type { Insertable, Updateable } from 'kysely';

export async function insertMail(trx: Trx, row: Insertable<MailMessageTable>): Promise<void> {
  await trx.insertInto('mail_message').values(row).execute();
}

/** Takes a mail that is due for one process until `leaseUntil`, and counts the try; `undefined` when it is not due or taken. */
export function claimMail(db: Db, id: string, now: string, leaseUntil: string): Promise<MailMessageRow | undefined> {
  return db
    .updateTable('mail_message')
    .set((eb) => ({ next_try_at: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('next_try_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** False when somebody else has settled it meanwhile. */
export async function settleMail(trx: Trx, id: string, changes: Updateable<MailMessageTable>): Promise<boolean> {
  const result = await trx
    .updateTable('mail_message')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export function lockMail(trx: Trx, id: string): Promise<MailMessageRow | undefined> {
  return trx.selectFrom('mail_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Back into the queue, as if it were new. */
export function requeueMail(trx: Trx, id: string, now: string): Promise<MailMessageRow> {
  return trx
    .updateTable('mail_message')
    .set({ state: 'queued', attempts: 0, error: null, next_try_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Mails whose try is overdue: their job was lost, or whoever sent them died. */
export async function findOverdueMails(
  db: Db,
  before: string,
  limit: number,
): Promise<{ id: string; attempts: number }[]> {
  return db
    .selectFrom('mail_message')
    .select(['id', 'attempts'])
    .where('state', '=', 'queued')
    .where('next_try_at', '<', before)
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
}

export type MailQuery = { skip: number; limit: number; state?: MailState | undefined };

export async function listMails(db: Db, { skip, limit, state }: MailQuery) {
  const all = db.selectFrom('mail_message');
  const wanted = state === undefined ? all : all.where('state', '=', state);
  const [items, { total }] = await Promise.all([
    wanted.selectAll().orderBy('id', 'desc').offset(skip).limit(limit).execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/** How long a mail stands in the log. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes mails older than 30 days, and returns how many. */
export async function trimMails(db: Db, now: string): Promise<number> {
  const before = new Date(Date.parse(now) - KEPT_MS).toISOString();
  const result = await db.deleteFrom('mail_message').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
