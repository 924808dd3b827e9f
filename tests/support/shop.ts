import { createOrdersService, type OrdersService } from '@pailei/core/shop/orders/orders.service';
import { changePoints } from '@pailei/core/shop/points/change-points';
import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import { buildAccount, silentPublisher } from './builders.ts';

export const ADDRESS = '上海市徐汇区漕溪北路 88 号 1 单元 201 室';

type ProductFields = { name?: string; price?: number; stock?: number; is_active?: boolean };

/** A product in the shop, with the movement that its stock begins with; answers its id. */
export function buildProduct(db: Db, fields: ProductFields = {}): Promise<string> {
  const { name = '鼠标垫', price = 100, stock = 10, is_active = true } = fields;
  const id = newId();
  return runTransaction(db, async (trx) => {
    await trx
      .insertInto('product')
      .values({ id, name, description: '厚实耐用', points_price: price, stock_quantity: stock, is_active })
      .execute();
    await trx
      .insertInto('stock_movement')
      .values({
        id: newId(),
        product_id: id,
        sequence: 1,
        kind: 'initial',
        change: stock,
        stock_after: stock,
        order_id: null,
        actor_id: null,
      })
      .execute();
    return id;
  });
}

/** A player with points. */
export async function buildBuyer(db: Db, points = 1_000): Promise<Actor> {
  const buyer = await buildAccount(db);
  await givePoints(db, buyer, points);
  return buyer;
}

export async function givePoints(db: Db, { user_id }: Pick<Actor, 'user_id'>, amount: number): Promise<void> {
  await inTransaction({ db, publisher: silentPublisher }, (trx, log) =>
    changePoints(trx, log, {
      account_id: user_id,
      amount,
      kind: 'admin_adjustment',
      reference_type: 'adjustment',
      reference_id: newId(),
      note: '',
      actor_id: null,
    }),
  );
}

export const ordersOf = (db: Db): OrdersService =>
  createOrdersService({ db, publisher: silentPublisher, now: () => new Date().toISOString() });

export type Purchase = { quantity?: number; points_price?: number; key?: string };

export function purchase(actor: Actor, product_id: string, { quantity = 1, points_price, key }: Purchase = {}) {
  const body = { product_id, quantity, shipping_address: { full_address: ADDRESS }, points_price };
  return { actor, body, idempotencyKey: key };
}

/** An order of one piece, by a buyer of its own. */
export async function buildOrder(db: Db, product: ProductFields = {}): Promise<{ order: Order; buyer: Actor }> {
  const buyer = await buildBuyer(db);
  const order = await ordersOf(db).place(purchase(buyer, await buildProduct(db, product)));
  return { order, buyer };
}

/**
 * What disagrees between ledger, stock and orders, counted anew from the first line on; empty: nothing. It trusts
 * neither the services nor the triggers.
 */
export async function findDisagreements(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'balance of ' || username as what from account
    where points_balance <> coalesce((select sum(amount) from points_entry where account_id = account.id), 0)
    union all
    select 'stock of ' || name from product
    where stock_quantity <> coalesce((select sum(change) from stock_movement where product_id = product.id), 0)
    union all
    select 'sold count of ' || name from product
    where sold_count <> coalesce(
      (select sum(quantity) from shop_order where product_id = product.id and status <> 'cancelled'), 0)
    union all
    select 'charge of order ' || number from shop_order
    where coalesce((select sum(amount) from points_entry
                    where reference_type = 'order' and reference_id = shop_order.id and account_id = shop_order.account_id), 0)
      <> case status when 'cancelled' then 0 else -points_total end
    union all
    select 'pieces of order ' || number from shop_order
    where coalesce((select sum(change) from stock_movement where order_id = shop_order.id), 0)
      <> case status when 'cancelled' then 0 else -quantity end
    union all
    select 'charge of no order ' || reference_id from points_entry
    where reference_type = 'order' and not exists (select from shop_order where id = reference_id)`.execute(db);
  return rows.map(({ what }) => what);
}
