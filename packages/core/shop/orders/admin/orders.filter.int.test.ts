import type { Order, OrderFilter } from '@pailei/contracts/shop/orders/order-shapes';
import { createDatabase } from '@pailei/db/client';
import { isOrderMatching } from '@pailei/domain/orders/order-filter';
import { buildAccount } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { buildBuyer, buildProduct, ordersOf, purchase } from '@pailei/tests/support/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const orders = ordersOf(db);
const page = { skip: 0, limit: 50, sort_by: 'created_at', sort_order: 'asc' } as const;
const idsOf = (items: readonly Order[]) => items.map(({ id }) => id);

let all: Order[];
beforeAll(async () => {
  const admin = await buildAccount(db, 'admin');
  const buyers = [await buildBuyer(db), await buildBuyer(db)];
  const products = [await buildProduct(db, { name: 'Deck Box 10%' }), await buildProduct(db, { name: '鼠标垫' })];
  for (const buyer of buyers) for (const product of products) await orders.place(purchase(buyer, product));
  const [first, second] = (await orders.list(page)).items;
  await orders.changeStatus(admin, first?.id ?? '', { status: 'shipped', tracking_number: 'SF_10%' });
  await orders.adminCancel(admin, second?.id ?? '', '缺货');
  all = (await orders.list(page)).items;
});

test.each<[string, (order: Order) => OrderFilter]>([
  ['nothing', () => ({})],
  ['a status', ({ status }) => ({ status })],
  ['a buyer', ({ user_id }) => ({ user_id })],
  ['a product of a status', ({ product_id }) => ({ product_id, status: 'pending' })],
  ['a first moment', ({ created_at }) => ({ from: created_at })],
  ['a last moment', ({ created_at }) => ({ to: created_at })],
  ['a number', ({ number }) => ({ search: number })],
  ['a bare number', ({ number }) => ({ search: String(Number(number.slice(2))) })],
  ['a part of a name', ({ username }) => ({ search: username.slice(1).toUpperCase() })],
  ['a product by its small letters', () => ({ search: 'deck b' })],
  ['a tracking number', () => ({ search: 'sf_10%' })],
  ['a wildcard', () => ({ search: '%' })],
  ['what is nowhere', () => ({ search: '_0_' })],
])('the database and the rule let through the same orders: %s', async (_what, filterOf) => {
  expect(all).toHaveLength(4);
  for (const order of all) {
    const filter = filterOf(order);
    const { items } = await orders.list({ ...page, ...filter });
    expect(idsOf(items)).toEqual(idsOf(all.filter((one) => isOrderMatching(one, filter))));
  }
});
