import { ORDER_STATUSES, type OrderFilter, type OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import type { Db } from '@pailei/db/client';
import { insertionOf, isNonEmpty } from '@pailei/db/insert-many';
import type { NewOrderEvent, NewShopOrder, ShopOrderRow } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { ordersMatching, type StatusCounts } from './admin/orders.filter.ts';
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

/** With the number of the newest line of its timeline. */
export type LockedOrder = OrderRecord & { last_sequence: number };

/** Locks orders in the order of their ids, until the end of the transaction. */
export async function lockOrders(trx: Trx, ids: readonly string[]): Promise<LockedOrder[]> {
  await sql`select id from shop_order where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(trx);
  // A statement of its own: under the locks it sees the newest lines.
  return orders(trx)
    .select((eb) =>
      eb
        .selectFrom('order_event')
        .select(sql<number>`coalesce(max(sequence), 0)`.as('last'))
        .whereRef('order_event.order_id', '=', 'shop_order.id')
        .$asScalar()
        .$notNull()
        .as('last_sequence'),
    )
    .where('shop_order.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
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
  if (!isNonEmpty(rows) || !isNonEmpty(events)) return new Map();
  const { rows: made } = await sql<{ id: string; number: number }>`
    with made as (${insertionOf('shop_order', rows)} returning id, number),
      told as (${insertionOf('order_event', events)})
    select id, number from made`.execute(trx);
  return new Map(made.map(({ id, number }) => [id, number]));
}

type Changes = Pick<ShopOrderRow, 'id' | 'status' | 'cycle' | 'tracking_number' | 'updated_at'>;

/** Writes changed orders with the new lines of their timelines. */
export async function updateOrders(
  trx: Trx,
  changes: readonly Changes[],
  events: readonly NewOrderEvent[],
): Promise<void> {
  if (!isNonEmpty(events)) return;
  await sql`
    with changed as (
      update shop_order set status = changed.status, cycle = changed.cycle,
        tracking_number = changed.tracking_number, updated_at = changed.updated_at
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as changed(id uuid, status text, cycle integer, tracking_number text, updated_at timestamptz)
      where shop_order.id = changed.id
    )
    ${insertionOf('order_event', events)}`.execute(trx);
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
