import type { Finding } from '@pailei/db/schema/shop/shop-check';
import type { Db } from '@pailei/db/client';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '@pailei/db/database';

type Snapshot = Transaction<Database>;
export type Findings = { ledger: number; stock: number; orders: number; findings: Finding[] };

/** Of each kind; all of them are counted. */
const LISTED = 20;

/** Balances that differ from the sum of their ledger or from its last line. */
const BALANCES = sql<Finding>`
  select 'balance' as about, account.id, points_balance::text as stands,
    coalesce(total, 0) || ' / ' || coalesce(newest, 0) as written
  from account left join (
    select account_id, sum(amount) as total, (array_agg(balance_after order by sequence desc))[1] as newest
    from points_entry group by account_id
  ) as ledger on ledger.account_id = account.id
  where points_balance <> coalesce(total, 0) or points_balance <> coalesce(newest, 0)`;

/** Stock that differs from the sum of its movements or from the last of them. */
const STOCK = sql<Finding>`
  select 'stock' as about, product.id, stock_quantity::text as stands,
    coalesce(total, 0) || ' / ' || coalesce(newest, 0) as written
  from product left join (
    select product_id, sum(change) as total, (array_agg(stock_after order by sequence desc))[1] as newest
    from stock_movement group by product_id
  ) as moved on moved.product_id = product.id
  where stock_quantity <> coalesce(total, 0) or stock_quantity <> coalesce(newest, 0)`;

const SOLD = sql<Finding>`
  select 'sold' as about, product.id, sold_count::text as stands, coalesce(pieces, 0)::text as written
  from product left join (
    select product_id, sum(quantity) as pieces from shop_order where status <> 'cancelled' group by product_id
  ) as ordered on ordered.product_id = product.id
  where sold_count <> coalesce(pieces, 0)`;

/** What an order costs while it stands, against what its buyer was charged less what came back; an order that does not exist costs nothing. */
const CHARGES = sql<Finding>`
  select 'charge' as about, coalesce(shop_order.id, charge.order_id) as id,
    coalesce(points_total, 0)::text as stands, coalesce(points, 0) || ' × ' || coalesce(net, 0) as written
  from shop_order full join (
    select reference_id as order_id, account_id, -sum(amount) as points,
      count(*) filter (where kind = 'order') - count(*) filter (where kind = 'order_refund') as net
    from points_entry where reference_type = 'order' group by reference_id, account_id
  ) as charge on charge.order_id = shop_order.id and charge.account_id = shop_order.account_id
  where coalesce(points, 0) <> case when status <> 'cancelled' then points_total else 0 end
    or coalesce(net, 0) <> case when status <> 'cancelled' then 1 else 0 end`;

/** The same for its pieces. */
const TAKEN = sql<Finding>`
  select 'taken' as about, coalesce(shop_order.id, taken.order_id) as id,
    coalesce(quantity, 0)::text as stands, coalesce(pieces, 0) || ' × ' || coalesce(net, 0) as written
  from shop_order full join (
    select order_id, product_id, -sum(change) as pieces,
      count(*) filter (where kind = 'order') - count(*) filter (where kind = 'order_return') as net
    from stock_movement where order_id is not null group by order_id, product_id
  ) as taken on taken.order_id = shop_order.id and taken.product_id = shop_order.product_id
  where coalesce(pieces, 0) <> case when status <> 'cancelled' then quantity else 0 end
    or coalesce(net, 0) <> case when status <> 'cancelled' then 1 else 0 end`;

const TIMELINES = sql<Finding>`
  select 'timeline' as about, shop_order.id, status as stands, coalesce(newest, '') as written
  from shop_order left join (
    select order_id, (array_agg(to_status order by sequence desc))[1] as newest from order_event group by order_id
  ) as told on told.order_id = shop_order.id
  where newest is distinct from status`;

/** Compares everything with everything, as it stands at one moment. */
export async function findDisagreements(db: Db): Promise<Findings> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = '120s'`.execute(trx);
      const balances = await read(trx, BALANCES);
      const stock = await read(trx, STOCK);
      const sold = await read(trx, SOLD);
      const charges = await read(trx, CHARGES);
      const taken = await read(trx, TAKEN);
      const timelines = await read(trx, TIMELINES);
      return {
        ledger: balances.count,
        stock: stock.count + sold.count,
        orders: charges.count + taken.count + timelines.count,
        findings: [balances, stock, sold, charges, taken, timelines].flatMap(({ first }) => first),
      };
    });
}

async function read(trx: Snapshot, query: RawBuilder<Finding>): Promise<{ count: number; first: Finding[] }> {
  const { rows } = await sql<{ finding: Finding; total: number }>`
    select jsonb_build_object('about', about, 'id', id, 'stands', stands, 'written', written) as finding,
      count(*) over () as total from (${query}) as found
    order by id limit ${LISTED}`.execute(trx);
  return { count: rows[0]?.total ?? 0, first: rows.map(({ finding }) => finding) };
}
