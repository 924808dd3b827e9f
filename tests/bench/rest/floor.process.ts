import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

/** What nobody does without: bare Fastify, and bare routes with one prepared statement each; no login, no checks, no schema. */
const PRODUCTS = {
  name: 'products',
  text: `select id, name, description, points_price, stock_quantity, image_url, is_active, created_at, updated_at, sold_count
    from product where is_active order by created_at desc, id desc limit 20`,
};
const ORDERS = {
  name: 'orders',
  text: `select shop_order.id, number, account_id, username, product_id, product_name, image_url, quantity, points_price,
      points_total, status, tracking_number, full_address, shop_order.created_at, shop_order.updated_at
    from shop_order join account on account.id = account_id
    where account_id = $1 order by shop_order.created_at desc, shop_order.id desc limit 20`,
};

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
const app = Fastify();
app.get('/hello', async () => ({ hello: 'world' }));
app.get('/products', async () => ({ items: (await pool.query(PRODUCTS)).rows }));
app.get<{ Querystring: { of: string } }>('/orders', async ({ query }) => ({
  items: (await pool.query({ ...ORDERS, values: [query.of] })).rows,
}));
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => process.exit(0));
process.send?.((app.server.address() as AddressInfo).port);
