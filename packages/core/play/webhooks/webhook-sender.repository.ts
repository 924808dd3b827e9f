import type { Db } from '@pailei/db/client';
import type {
  WebhookDeliveryRow,
  WebhookRow,
  WebhookTable,
  WebhookDeliveryTable,
} from '@pailei/db/schema/outside/webhooks';
import type { Trx } from '@pailei/db/tx';
import { wakeLoop } from '@pailei/live/wake-loop';
import { sql, type Updateable } from 'kysely';

/**
 * The next message of every target that has one to be sent now, but for `busy` ones. Of an event only the oldest that waits may be sent; what is
 * tested is no part of an event.
 */
export async function findNextDeliveries(
  db: Db,
  { now, busy }: { now: string; busy: readonly string[] },
): Promise<{ id: string; webhook_id: string }[]> {
  const { rows } = await sql<{ id: string; webhook_id: string }>`
    select distinct on (delivery.webhook_id) delivery.id, delivery.webhook_id
    from webhook_delivery as delivery
    join webhook on webhook.id = delivery.webhook_id
    where delivery.state = 'waiting' and delivery.next_try_at <= ${now}
      and (webhook.status = 'active' or delivery.type = 'test')
      and delivery.webhook_id <> all(${busy}::uuid[])
      and not exists (
        select from webhook_delivery as older
        where older.webhook_id = delivery.webhook_id and older.tournament_id = delivery.tournament_id
          and older.version < delivery.version and older.state = 'waiting')
    order by delivery.webhook_id, delivery.next_try_at, delivery.id`.execute(db);
  return rows;
}

/** When the next of those that wait may be tried again. */
export async function findNextTry(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('webhook_delivery')
    .select((eb) => eb.fn.min<string | null>('next_try_at').as('next'))
    .where('state', '=', 'waiting')
    .where('next_try_at', '>', now)
    .executeTakeFirstOrThrow();
  return row.next;
}

export type Claimed = WebhookDeliveryRow & Pick<WebhookRow, 'url' | 'sealed_secret'>;

/** Takes a message for one process until `leaseUntil`, and counts the try; `undefined`: it is not due, or taken. */
export function claimDelivery(
  db: Db,
  id: string,
  { now, leaseUntil }: { now: string; leaseUntil: string },
): Promise<Claimed | undefined> {
  return db
    .updateTable('webhook_delivery')
    .from('webhook')
    .set((eb) => ({ next_try_at: leaseUntil, attempts: eb('webhook_delivery.attempts', '+', 1) }))
    .whereRef('webhook.id', '=', 'webhook_delivery.webhook_id')
    .where('webhook_delivery.id', '=', id)
    .where('webhook_delivery.state', '=', 'waiting')
    .where('webhook_delivery.next_try_at', '<=', now)
    .returningAll('webhook_delivery')
    .returning(['webhook.url', 'webhook.sealed_secret'])
    .executeTakeFirst();
}

/** Only what still waits: an admin may have skipped it while it was sent. What waits behind it is next. */
export async function settleDelivery(trx: Trx, id: string, changes: Updateable<WebhookDeliveryTable>): Promise<void> {
  wakeLoop(trx, 'webhook-sender');
  await trx.updateTable('webhook_delivery').set(changes).where('id', '=', id).where('state', '=', 'waiting').execute();
}

/** `undefined`: it is not active any more. */
export function disableWebhook(trx: Trx, id: string, now: string): Promise<Pick<WebhookTable, 'name'> | undefined> {
  return trx
    .updateTable('webhook')
    .set({ status: 'disabled', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning('name')
    .executeTakeFirst();
}
