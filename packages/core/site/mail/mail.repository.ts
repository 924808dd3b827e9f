import type { MailState } from '@pailei/contracts/site/mail/mail.api';
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
