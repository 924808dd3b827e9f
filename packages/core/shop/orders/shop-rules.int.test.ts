import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { useOwner, useTestDatabase } from '../../../../tests/support/fixtures.ts';
import {
  ADDRESS,
  buildBuyer,
  buildProduct,
  findDisagreements,
  ordersOf,
  purchase,
} from '../../../../tests/support/shop.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
const owner = useOwner(database);
afterAll(() => db.destroy());

const orders = ordersOf(db);

let buyer: Actor;
let product: string;
/** Two pieces at 100, of 10. */
let order: string;
beforeEach(async () => {
  buyer = await buildBuyer(db, 1_000);
  product = await buildProduct(db, { price: 100, stock: 10 });
  order = (await orders.place(purchase(buyer, product, { quantity: 2 }))).id;
});

/** What a service with a mistake in it might do, in one transaction; as the owner, whom no missing grant stops. */
const commit = (...statements: RawBuilder<unknown>[]) =>
  owner.transaction().execute(async (trx) => {
    for (const statement of statements) await statement.execute(trx);
  });

const setBalance = (value: number) => sql`update account set points_balance = ${value} where id = ${buyer.user_id}`;
const setStock = (value: number) => sql`update product set stock_quantity = ${value} where id = ${product}`;
const setStatus = (status: string, cycle = 1) =>
  sql`update shop_order set status = ${status}, cycle = ${cycle} where id = ${order}`;

/** The buyer's third line: after their first points and the charge. */
const entry = (kind: string, amount: number, { account = buyer.user_id, reference = order, cycle = 1 } = {}) => sql`
  insert into points_entry (id, account_id, sequence, amount, balance_after, kind, note, reference_type, reference_id, cycle)
  values (${newId()}, ${account}, 3, ${amount}, ${800 + amount}, ${kind}, '', 'order', ${reference}, ${cycle})`;

/** The product's third movement: after its first stock and what the order took. */
type MovementFacts = { of?: string | null; cycle?: number; sequence?: number };
const movement = (kind: string, change: number, { of = order, cycle = 1, sequence = 3 }: MovementFacts = {}) => sql`
  insert into stock_movement (id, product_id, sequence, kind, change, stock_after, order_id, cycle)
  values (${newId()}, ${product}, ${sequence}, ${kind}, ${change}, ${8 + change}, ${of}, ${cycle})`;

const step = (from: string, to: string, sequence = 2) => sql`
  insert into order_event (id, order_id, sequence, from_status, to_status, by)
  values (${newId()}, ${order}, ${sequence}, ${from}, ${to}, 'system')`;

const refund = () => [entry('order_refund', 200), setBalance(1_000)];
const giveBack = () => [
  movement('order_return', 2),
  setStock(10),
  sql`update product set sold_count = 0 where id = ${product}`,
];
const cancel = () => [setStatus('cancelled'), step('pending', 'cancelled')];

type Tampering = [what: string, refusal: RegExp, statements: () => RawBuilder<unknown>[]];

describe('the database itself refuses, of stock:', () => {
  test.each<Tampering>([
    ['a number without a movement', /its movements end at 8/, () => [setStock(9)]],
    ['a movement without its number', /its movements end at 9/, () => [movement('adjustment', 1, { of: null })]],
    ['less than nothing', /product_stock_quantity_check/, () => [setStock(-1)]],
    ['a movement after a gap', /does not follow/, () => [movement('set', 1, { of: null, sequence: 4 }), setStock(9)]],
    ['a second first movement', /stock_movement_first/, () => [movement('initial', 1, { of: null })]],
    ['an order that adds', /stock_movement_change/, () => [movement('order', 2, { cycle: 2 })]],
    ['a sale without an order', /stock_movement_order/, () => [movement('order', -1, { of: null })]],
    [
      'a changed movement',
      /only ever added/,
      () => [sql`update stock_movement set change = 1 where order_id = ${order}`],
    ],
    ['a deleted movement', /only ever added/, () => [sql`delete from stock_movement where order_id = ${order}`]],
    ['an emptied history', /only ever added/, () => [sql`truncate stock_movement`]],
    [
      'a product that begins with pieces out of nowhere',
      /its movements end at 0/,
      () => [
        sql`insert into product (id, name, description, points_price, stock_quantity) values (${newId()}, '无', '无', 1, 5)`,
      ],
    ],
    [
      'a product with orders that is deleted',
      /shop_order_product/,
      () => [sql`delete from product where id = ${product}`],
    ],
  ])('%s', async (_what, refusal, statements) => {
    await expect(commit(...statements())).rejects.toThrow(refusal);
    expect(await findDisagreements(db)).toEqual([]);
  });

  test('but a product that nobody ordered goes with its movements', async () => {
    const unsold = await buildProduct(db);
    await commit(sql`delete from product where id = ${unsold}`);
    const left = await db.selectFrom('stock_movement').select('id').where('product_id', '=', unsold).execute();
    expect(left).toEqual([]);
  });
});

const insertOrder = (values: { quantity?: number; price?: number; total?: number; address?: string } = {}) => {
  const { quantity = 1, price = 0, total = price * quantity, address = ADDRESS } = values;
  return sql`
    insert into shop_order (id, account_id, product_id, product_name, image_url, quantity, points_price, points_total, full_address)
    values (${newId()}, ${buyer.user_id}, ${product}, '鼠标垫', '', ${quantity}, ${price}, ${total}, ${address})`;
};

describe('the database itself refuses, of orders:', () => {
  test.each<Tampering>([
    ['one that was never charged', /charges of order/, () => [insertOrder()]],
    ['a quantity of 0', /quantity_check/, () => [insertOrder({ quantity: 0 })]],
    ['a quantity of 101', /quantity_check/, () => [insertOrder({ quantity: 101 })]],
    ['a total that is not price times pieces', /check/, () => [insertOrder({ quantity: 2, price: 10, total: 10 })]],
    ['an address of 9 characters', /full_address_check/, () => [insertOrder({ address: '九个字的地址在这里' })]],
    ['an unknown status', /status_check/, () => [setStatus('lost')]],
    ['a cancellation that gives nothing back', /charges of order/, () => cancel()],
    ['a cancellation without the pieces', /stock of order/, () => [...cancel(), ...refund()]],
    ['a cancellation without the points', /charges of order/, () => [...cancel(), ...giveBack()]],
    ['a cancellation without a timeline entry', /timeline/, () => [setStatus('cancelled'), ...refund(), ...giveBack()]],
    ['a refund while it lives', /charges of order/, () => refund()],
    ['pieces back while it lives', /stock of order/, () => giveBack()],
    ['a timeline entry without the change', /timeline/, () => [step('pending', 'shipped')]],
    ['a second charge', /points_entry_(once|order_once)/, () => [entry('order', -200), setBalance(600)]],
    ['a charge of a cycle to come', /charges of order/, () => [entry('order', -200, { cycle: 2 }), setBalance(600)]],
    [
      'a refund of another amount',
      /charges of order/,
      () => [...cancel(), ...giveBack(), entry('order_refund', 100), setBalance(900)],
    ],
    [
      'a charge for an order that is not there',
      /does not exist/,
      () => [entry('order', -200, { reference: newId() }), setBalance(600)],
    ],
    [
      'another price afterwards',
      /does not change/,
      () => [sql`update shop_order set points_price = 1 where id = ${order}`],
    ],
    [
      'another buyer afterwards',
      /does not change/,
      () => [sql`update shop_order set quantity = 1, points_total = 100 where id = ${order}`],
    ],
    [
      'another address afterwards',
      /does not change/,
      () => [sql`update shop_order set full_address = '北京市朝阳区建国路 1 号' where id = ${order}`],
    ],
    [
      'a lost address that nobody erased',
      /shop_order_address/,
      () => [sql`update shop_order set full_address = null where id = ${order}`],
    ],
    ['a deleted order', /does not change|violates/, () => [sql`delete from shop_order where id = ${order}`]],
    [
      'a changed timeline',
      /only ever added/,
      () => [sql`update order_event set reason = '改' where order_id = ${order}`],
    ],
    ['a deleted timeline', /only ever added/, () => [sql`delete from order_event where order_id = ${order}`]],
  ])('%s', async (_what, refusal, statements) => {
    await expect(commit(...statements())).rejects.toThrow(refusal);
    expect(await findDisagreements(db)).toEqual([]);
  });

  test('but takes a whole cancellation, in any order', async () => {
    await commit(...giveBack(), ...cancel(), ...refund());
    expect(await findDisagreements(db)).toEqual([]);
    expect((await orders.get(buyer, order)).status).toBe('cancelled');
  });

  test('and the erasure of an address', async () => {
    await commit(sql`update shop_order set full_address = null, address_erased_at = now() where id = ${order}`);
    expect((await orders.get(buyer, order)).shipping_address).toEqual({ full_address: null });
  });
});

describe('one account has one default address', () => {
  const saved = (isDefault: boolean) => sql`
    insert into saved_address (id, account_id, full_address, is_default)
    values (${newId()}, ${buyer.user_id}, ${ADDRESS}, ${isDefault})`;

  test('and no second one', async () => {
    await commit(saved(true), saved(false));
    await expect(commit(saved(true))).rejects.toThrow(/saved_address_default/);
  });
});
