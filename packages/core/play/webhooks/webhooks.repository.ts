import type { DeliveryState } from '@pailei/contracts/play/webhooks/webhook-texts';
import type { Db } from '@pailei/db/client';
import type {
  WebhookDeliveryRow,
  WebhookDeliveryTable,
  WebhookRow,
  WebhookTable,
} from '@pailei/db/schema/outside/webhooks';
import type { Trx } from '@pailei/db/tx';
import { sql, type Insertable, type Updateable } from 'kysely';

export type ListedWebhook = WebhookRow & {
  created_by_name: string;
  tournament_name: string | null;
  waiting: number;
  failing_since: string | null;
  delivered_at: string | null;
};

const listed = (db: Db | Trx) =>
  db
    .selectFrom('webhook')
    .innerJoin('account', 'account.id', 'webhook.created_by')
    .leftJoin('tournament', 'tournament.id', 'webhook.tournament_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_delivery')
          .select((inner) => [
            inner.fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
            inner.fn.min('failing_since').filterWhere('state', '=', 'waiting').as('failing_since'),
            inner.fn.max('delivered_at').as('delivered_at'),
          ])
          .whereRef('webhook_id', '=', 'webhook.id')
          .as('sent'),
      (join) => join.onTrue(),
    )
    .selectAll('webhook')
    .select((eb) => [
      'account.username as created_by_name',
      'tournament.name as tournament_name',
      eb.fn.coalesce('sent.waiting', sql<number>`0`).as('waiting'),
      'sent.failing_since',
      'sent.delivered_at',
    ]);

export function listWebhooks(db: Db): Promise<ListedWebhook[]> {
  return listed(db).orderBy('webhook.id', 'desc').execute();
}

export function findWebhook(db: Db | Trx, id: string): Promise<ListedWebhook | undefined> {
  return listed(db).where('webhook.id', '=', id).executeTakeFirst();
}

export function lockWebhook(trx: Trx, id: string): Promise<WebhookRow | undefined> {
  return trx.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How many there are, counted so that two who add one at once see each other. */
export async function countWebhooks(trx: Trx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'))`.execute(trx);
  const { count } = await trx
    .selectFrom('webhook')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertWebhook(trx: Trx, row: Insertable<WebhookTable>): Promise<void> {
  await trx.insertInto('webhook').values(row).execute();
}

export async function updateWebhook(trx: Trx, id: string, changes: Updateable<WebhookTable>): Promise<void> {
  await trx.updateTable('webhook').set(changes).where('id', '=', id).execute();
}

export async function deleteWebhook(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('webhook').where('id', '=', id).execute();
}

export async function hasTournament(trx: Trx, id: string): Promise<boolean> {
  return (await trx.selectFrom('tournament').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** What waits begins anew, as if it had never been tried. */
export async function retryWaiting(trx: Trx, webhookId: string, now: string): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ attempts: 0, failing_since: null, next_try_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Returns how many there were. */
export async function skipWaiting(trx: Trx, webhookId: string): Promise<number> {
  const result = await trx
    .updateTable('webhook_delivery')
    .set({ state: 'skipped' })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export type ListedDelivery = WebhookDeliveryRow & {
  webhook_name: string;
  webhook_status: WebhookRow['status'];
  tournament_name: string | null;
};

const deliveries = (db: Db | Trx) =>
  db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .leftJoin('tournament', 'tournament.id', 'webhook_delivery.tournament_id')
    .selectAll('webhook_delivery')
    .select(['webhook.name as webhook_name', 'webhook.status as webhook_status', 'tournament.name as tournament_name']);

export type DeliveryQuery = {
  skip: number;
  limit: number;
  webhook_id?: string | undefined;
  state?: DeliveryState | undefined;
};

export async function listDeliveries(
  db: Db,
  { skip, limit, webhook_id, state }: DeliveryQuery,
): Promise<{ rows: ListedDelivery[]; total: number }> {
  const wanted = deliveries(db)
    .$if(webhook_id !== undefined, (query) => query.where('webhook_delivery.webhook_id', '=', webhook_id ?? ''))
    .$if(state !== undefined, (query) => query.where('webhook_delivery.state', '=', state ?? 'waiting'));
  const [rows, { total }] = await Promise.all([
    wanted
      .orderBy('webhook_delivery.created_at', 'desc')
      .orderBy('webhook_delivery.version', 'desc')
      .orderBy('webhook_delivery.id', 'desc')
      .offset(skip)
      .limit(limit)
      .execute(),
    wanted
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function findDelivery(db: Db | Trx, id: string): Promise<ListedDelivery | undefined> {
  return deliveries(db).where('webhook_delivery.id', '=', id).executeTakeFirst();
}

export function lockDelivery(trx: Trx, id: string): Promise<WebhookDeliveryRow | undefined> {
  return trx.selectFrom('webhook_delivery').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertDelivery(trx: Trx, row: Insertable<WebhookDeliveryTable>): Promise<void> {
  await trx.insertInto('webhook_delivery').values(row).execute();
}

/** Back to those that wait, as if it were new. */
export async function requeueDelivery(trx: Trx, id: string, now: string): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0, failing_since: null, next_try_at: now })
    .where('id', '=', id)
    .execute();
}

/** Whether a test of this target is on its way. */
export async function hasWaitingTest(trx: Trx, webhookId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('type', '=', 'test')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}
