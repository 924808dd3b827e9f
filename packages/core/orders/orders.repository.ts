import { ORDER_STATUSES } from '@pailei/contracts/orders';
import type { OrderFilter, OrderStatus } from '@pailei/contracts/orders';
import type { Db } from '@pailei/db/client';
import { insertionOf, isSome } from '@pailei/db/insert-many';
import type { NewOrderEvent, NewShopOrder, ShopOrderRow, ShopOrderTable } from '@pailei/db/schema/shop';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { ordersMatching } from './orders.filter.ts';
import type { StatusCounts } from './orders.filter.ts';
import type { OrderRecord, TimelineRow } from './orders.view.ts';

/** Orders with their buyers' names. */
export function orders(db: Db | Trx) {
  return db
    .selectFrom('shop_order')
    .innerJoin('account', 'account.id', 'shop_order.account_id')
    .selectAll('shop_order')
    .select('account.username');
}

export function findOrder(db: Db | Trx, id: string): Promise<OrderRecord | undefined> {
  return orders(db).where('shop_order.id', '=', id).executeTakeFirst();
}

export function findOrders(db: Db | Trx, ids: readonly string[]): Promise<OrderRecord[]> {
  return orders(db)
    .where('shop_order.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('shop_order.number')
    .execute();
}

export function lockOrder(trx: Trx, id: string): Promise<ShopOrderRow | undefined> {
  return trx.selectFrom('shop_order').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

type Page<SortBy extends string> = { skip: number; limit: number; sort_by: SortBy; sort_order: 'asc' | 'desc' };
type SortColumn = 'created_at' | 'updated_at' | 'points_total' | 'status';

export function listOrders(
  db: Db,
  filter: OrderFilter,
  { skip, limit, sort_by, sort_order }: Page<SortColumn>,
): Promise<OrderRecord[]> {
  return orders(db)
    .where(ordersMatching(filter))
    .orderBy(`shop_order.${sort_by}`, sort_order)
    .orderBy('shop_order.id', sort_order)
    .offset(skip)
    .limit(limit)
    .execute();
}

export function newestOrders(db: Db | Trx, accountId: string | undefined, limit: number): Promise<OrderRecord[]> {
  return orders(db)
    .where(ordersMatching({ user_id: accountId }))
    .orderBy('shop_order.created_at', 'desc')
    .orderBy('shop_order.id', 'desc')
    .limit(limit)
    .execute();
}

/** Orders in each status, whatever status the filter asks for. */
export async function countOrders(db: Db | Trx, { status: _any, ...filter }: OrderFilter): Promise<StatusCounts> {
  const rows = await db
    .selectFrom('shop_order')
    .innerJoin('account', 'account.id', 'shop_order.account_id')
    .select((eb) => ['shop_order.status', eb.fn.countAll<number>().as('count')])
    .where(ordersMatching(filter))
    .groupBy('shop_order.status')
    .execute();
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const all = ORDER_STATUSES.map((status) => [status, counts.get(status) ?? 0] as const);
  return Object.fromEntries(all) as StatusCounts;
}

/** Oldest first. */
export function findTimelines(db: Db | Trx, orderIds: readonly string[]): Promise<TimelineRow[]> {
  return db
    .selectFrom('order_event')
    .leftJoin('account as actor', 'actor.id', 'order_event.actor_id')
    .selectAll('order_event')
    .select('actor.username as actor_name')
    .where('order_event.order_id', '=', sql<string>`any(${[...orderIds]}::uuid[])`)
    .orderBy('order_event.order_id')
    .orderBy('order_event.sequence')
    .execute();
}

/** Writes orders with the first lines of their timelines; answers their numbers by their ids. */
export async function insertOrders(
  trx: Trx,
  rows: readonly NewShopOrder[],
  events: readonly NewOrderEvent[],
): Promise<Map<string, number>> {
  if (!isSome(rows) || !isSome(events)) return new Map();
  const { rows: made } = await sql<{ id: string; number: number }>`
    with made as (${insertionOf('shop_order', rows)} returning id, number),
      told as (${insertionOf('order_event', events)})
    select id, number from made`.execute(trx);
  return new Map(made.map(({ id, number }) => [id, number]));
}

export async function insertOrderEvent(trx: Trx, row: NewOrderEvent): Promise<void> {
  await trx.insertInto('order_event').values(row).execute();
}

export async function nextEventSequence(trx: Trx, orderId: string): Promise<number> {
  const { last } = await trx
    .selectFrom('order_event')
    .select((eb) => eb.fn.max('sequence').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

type Changes = Pick<Updateable<ShopOrderTable>, 'status' | 'cycle' | 'tracking_number' | 'updated_at'>;

export async function updateOrder(trx: Trx, id: string, changes: Changes): Promise<void> {
  await trx.updateTable('shop_order').set(changes).where('id', '=', id).execute();
}

export async function countWithStatus(
  db: Db | Trx,
  status: OrderStatus,
  accountId: string | undefined,
): Promise<number> {
  let rows = db.selectFrom('shop_order').where('status', '=', status);
  if (accountId !== undefined) rows = rows.where('account_id', '=', accountId);
  const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
