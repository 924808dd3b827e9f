import { setTimeout as sleep } from 'node:timers/promises';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { loginApi } from '@pailei/contracts/people/login/login.api';
import type { OrderDetail, OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { ADDRESS, buildProduct, findDisagreements, givePoints } from '../../support/shop.ts';

const BUYERS = 6;
/** More than the product has pieces and the buyers points for, so that some are refused all the time. */
const STOCK = 30;
const PRICE = 10;
const POINTS = 80;
const PAUSE_MS = 50;
const AGAIN_AFTER_MS = 200;
const LIMIT_MS = 11_000;

type Fetch = typeof globalThis.fetch;
/** The last status that a buyer was sent for each of their orders. */
type KnownOrders = Map<string, OrderStatus>;

export type Shoppers = {
  /** Ends the shopping; resolves when the last call was answered. */
  stop: () => Promise<void>;
  /** Orders that were answered and are not there so, orders that nobody asked for, and books that disagree. */
  findFaults: () => Promise<string[]>;
  /** How many orders were placed, and how many of them cancelled. */
  summary: () => string;
};

/**
 * Buyers who want the same few pieces while the site suffers: they order and cancel, and ask again under the same key
 * until they have an answer.
 */
export async function startShoppers({ db, fetch, url }: { db: Db; fetch: Fetch; url: string }): Promise<Shoppers> {
  const product = await buildProduct(db, { name: '人人都要的', price: PRICE, stock: STOCK });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => enter(db, fetch, url)));
  const closing = new AbortController();

  async function shop({ ask, known }: Buyer): Promise<void> {
    while (!closing.signal.aborted) {
      const body = { product_id: product, quantity: 1, shipping_address: { full_address: ADDRESS } };
      const order = await ask('POST', '/orders', body);
      if (order) known.set(order.id, order.status);
      const [oldest] = [...known].filter(([, status]) => status === 'pending');
      if (oldest && (!order || known.size % 3 === 0)) {
        // Refused the second time, because the first one went through and its answer was lost.
        await ask('PUT', `/orders/${oldest[0]}/cancel`, {});
        known.set(oldest[0], 'cancelled');
      }
      await sleep(PAUSE_MS);
    }
  }

  const shopping = Promise.all(buyers.map(shop));
  return {
    async stop() {
      closing.abort();
      await shopping;
    },
    async findFaults() {
      const lists = await Promise.all(buyers.map((buyer) => findWrongOrders(db, buyer)));
      return [...lists.flat(), ...(await findDisagreements(db))];
    },
    summary() {
      const all = buyers.flatMap(({ known }) => [...known.values()]);
      return `${all.length} orders, ${all.filter((status) => status === 'cancelled').length} of them cancelled`;
    },
  };
}

type Ask = (method: string, path: string, body: object) => Promise<OrderDetail | undefined>;
type Buyer = { id: string; ask: Ask; known: KnownOrders };

async function enter(db: Db, fetch: Fetch, url: string): Promise<Buyer> {
  const name = `buyer-${newId().slice(-8)}`;
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, email: `${name}@example.com`, password: 'a shopper’s password' }),
  });
  const { data } = (await answer.json()) as { data: DataOf<typeof loginApi.register> };
  await givePoints(db, { user_id: data.user.id }, POINTS);
  return { id: data.user.id, ask: callUntilAnswered(fetch, `${url}/api`, data.access_token), known: new Map() };
}

/** Asks under one key until the answer is final; `undefined`: it was refused. */
function callUntilAnswered(fetch: Fetch, api: string, token: string): Ask {
  return async (method, path, body) => {
    const key = newId();
    for (;;) {
      const answer = await fetch(api + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(LIMIT_MS),
      }).catch(() => undefined);
      const isFinal = answer && answer.status < 500 && !answer.headers.has('retry-after');
      if (answer && isFinal) return ((await answer.json()) as { data: OrderDetail | null }).data ?? undefined;
      await sleep(AGAIN_AFTER_MS);
    }
  };
}

async function findWrongOrders(db: Db, { id, known }: Buyer): Promise<string[]> {
  const rows = await db.selectFrom('shop_order').select(['id', 'status']).where('account_id', '=', id).execute();
  const stored = new Map(rows.map((row) => [row.id, row.status]));
  const lost = [...known]
    .filter(([order, status]) => stored.get(order) !== status)
    .map(([order, status]) => `order ${order} was answered as ${status}, and is ${stored.get(order) ?? 'not there'}`);
  const unasked = rows.filter((row) => !known.has(row.id)).map((row) => `order ${row.id} was placed once too often`);
  return [...lost, ...unasked];
}
