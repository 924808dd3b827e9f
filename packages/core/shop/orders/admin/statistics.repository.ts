import type { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { Db } from '@pailei/db/client';
import { lastDays, lastDaysStart } from '@pailei/domain/site-time/days';
import { SITE_TIME_ZONE } from '@pailei/domain/site-time/zone';
import { sql } from 'kysely';

type Statistics = DataOf<typeof adminOrdersApi.statistics>;

const TOP_PRODUCTS = 10;

export async function readTotals(db: Db): Promise<Pick<Statistics, 'points_spent' | 'oldest_pending_at'>> {
  const { rows } = await sql<Pick<Statistics, 'points_spent' | 'oldest_pending_at'>>`
    select coalesce(sum(points_total) filter (where status <> 'cancelled'), 0) as points_spent,
      min(created_at) filter (where status = 'pending') as oldest_pending_at from shop_order`.execute(db);
  return rows[0] ?? { points_spent: 0, oldest_pending_at: null };
}

/** The last days, today last; days without an order count 0. */
export async function readDays(db: Db, now: string, count: number): Promise<Statistics['days']> {
  const { rows } = await sql<Statistics['days'][number]>`
    select to_char(created_at at time zone ${SITE_TIME_ZONE}, 'YYYY-MM-DD') as day, count(*) as orders,
      coalesce(sum(points_total) filter (where status <> 'cancelled'), 0) as points
    from shop_order where created_at >= ${lastDaysStart(now, count)} group by 1`.execute(db);
  const known = new Map(rows.map((row) => [row.day, row]));
  return lastDays(now, count).map((day) => known.get(day) ?? { day, orders: 0, points: 0 });
}

/** What was ordered most in these days and stands, by pieces; under the name the product has now. */
export async function readTopProducts(db: Db, now: string, days: number): Promise<Statistics['top_products']> {
  const { rows } = await sql<Statistics['top_products'][number]>`
    select product_id, product.name, sum(quantity) as pieces, sum(points_total) as points
    from shop_order join product on product.id = product_id
    where shop_order.created_at >= ${lastDaysStart(now, days)} and status <> 'cancelled'
    group by product_id, product.name order by pieces desc, product_id limit ${TOP_PRODUCTS}`.execute(db);
  return rows;
}
