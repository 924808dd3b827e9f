import type { NoticeKind, Notice } from '@pailei/contracts/features/notice-text';
import type { Db } from '@pailei/db/client';
import { insertMany } from '@pailei/db/insert-many';
import type { PushMessageRow, PushMessageTable, PushSubscriptionRow } from '@pailei/db/schema/notifications';
import type { Trx } from '@pailei/db/tx';
import { sql, type Insertable, type Updateable } from 'kysely';

export type DeviceRow = PushSubscriptionRow & { user_agent: string | null };

/** The devices of an account whose sessions have not ended, the newest first. */
export function findDevices(db: Db | Trx, accountId: string): Promise<DeviceRow[]> {
  return liveDevices(db)
    .where('push_subscription.account_id', '=', accountId)
    .orderBy('push_subscription.created_at', 'desc')
    .orderBy('push_subscription.id', 'desc')
    .execute();
}

const liveDevices = (db: Db | Trx) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .selectAll('push_subscription')
    .select('session.user_agent')
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', sql<string>`now()`);

/** A browser has one address: whoever logs in there last has it. */
export async function saveDevice(trx: Trx, row: Omit<PushSubscriptionRow, 'sent_at'>): Promise<PushSubscriptionRow> {
  const { id: _, endpoint: _known, ...changes } = row;
  return trx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Leaves the newest `most` devices of an account. */
export async function dropOldest(trx: Trx, accountId: string, most: number): Promise<void> {
  await trx
    .deleteFrom('push_subscription')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscription')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute();
}

export async function deleteDevice(trx: Trx, id: string, accountId?: string): Promise<boolean> {
  const result = await trx
    .deleteFrom('push_subscription')
    .where('id', '=', id)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as string))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function lockDevice(trx: Trx, id: string, accountId: string): Promise<PushSubscriptionRow | undefined> {
  return trx
    .selectFrom('push_subscription')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function wasTestedSince(trx: Trx, id: string, since: string): Promise<boolean> {
  const row = await trx
    .selectFrom('push_message')
    .select('id')
    .where('subscription_id', '=', id)
    .where('notification_id', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export type PushTarget = { notification_id: string; subscription_id: string; round: number };
/** `usual`: what holds for those who have not set the switch of its kind. */
export type Pushed = { id: string; account_id: string; kind: NoticeKind; round: number; usual: boolean };

/** The devices that these notifications go to: those of their owners who want the browser's notices of the kind. */
export async function findTargets(trx: Trx, items: readonly Pushed[]): Promise<PushTarget[]> {
  const { rows } = await sql<PushTarget>`
    select given.id as notification_id, device.id as subscription_id, given.round
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as given(id uuid, account_id uuid, kind text, round smallint, usual boolean)
    join push_subscription as device on device.account_id = given.account_id
    join session on session.id = device.session_id and session.revoked_at is null and session.expires_at > now()
    left join notification_setting as switch on switch.account_id = given.account_id and switch.kind = given.kind
    where coalesce(switch.browser, given.usual)
    order by given.id, device.id`.execute(trx);
  return rows;
}

export const insertMessages = (trx: Trx, rows: readonly Insertable<PushMessageTable>[]): Promise<void> =>
  insertMany(trx, 'push_message', rows);

/** Takes a message that is due for one process until `leaseUntil`, and counts the try. */
export function claimMessage(db: Db, id: string, now: string, leaseUntil: string): Promise<PushMessageRow | undefined> {
  return db
    .updateTable('push_message')
    .set((eb) => ({ next_try_at: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('next_try_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** False when it was settled meanwhile, or its device is gone. */
export async function settleMessage(trx: Trx, id: string, changes: Updateable<PushMessageTable>): Promise<boolean> {
  const result = await trx
    .updateTable('push_message')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type Outgoing = { device: PushSubscriptionRow; notice: Notice | null; isRead: boolean };

/** Where a message goes, and what it says; `undefined`: the device's session has ended. */
export async function findOutgoing(db: Db, message: PushMessageRow): Promise<Outgoing | undefined> {
  const device = await liveDevices(db).where('push_subscription.id', '=', message.subscription_id).executeTakeFirst();
  if (!device) return undefined;
  if (message.notification_id === null) return { device, notice: null, isRead: false };
  const { notice, read_at } = await db
    .selectFrom('notification')
    .select(['notice', 'read_at'])
    .where('id', '=', message.notification_id)
    .executeTakeFirstOrThrow();
  return { device, notice, isRead: read_at !== null };
}

/** Uses a receipt up: whose notification was shown, of which sending. `undefined`: there is none such, or it was used. */
export function takeReceipt(
  trx: Trx,
  receipt: string,
  now: string,
): Promise<Pick<PushMessageRow, 'notification_id' | 'round'> | undefined> {
  return trx
    .updateTable('push_message')
    .set({ shown_at: now })
    .where('receipt', '=', receipt)
    .where('shown_at', 'is', null)
    .where('attempts', '>', 0)
    .returning(['notification_id', 'round'])
    .executeTakeFirst();
}

export async function markDeviceUsed(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('push_subscription').set({ sent_at: now }).where('id', '=', id).execute();
}
