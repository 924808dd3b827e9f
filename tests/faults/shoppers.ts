import { setTimeout as sleep } from 'node:timers/promises';
import type { DataOf } from '@pailei/contracts/endpoint';
import type { accountsApi } from '@pailei/contracts/accounts';
import type { OrderDetail, OrderStatus } from '@pailei/contracts/orders';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { ADDRESS, buildProduct, findDisagreements, givePoints } from '../support/shop.ts';

const BUYERS = 6;
/** More than the product has pieces and the buyers points for, so that some are refused all the time. */
const STOCK = 30;
const PRICE = 10;
const POINTS = 80;
const PAUSE_MS = 50;
const AGAIN_AFTER_MS = 200;
const LIMIT_MS = 11_000;

type Fetch = typeof globalThis.fetch;
/** What a buyer was told last of each of their orders. */
type Told = Map<string, OrderStatus>;

export interface Shoppers {
  /** Ends the shopping; resolves when the last call was answered. */
  stop: () => Promise<void>;
  /** Orders that were answered and are not there so, orders that nobody asked for, and books that disagree. */
  findFaults: () => Promise<string[]>;
  /** How many orders were placed, and how many of them cancelled. */
  figures: () => string;
}

/**
 * Buyers who want the same few pieces while the site suffers: they order and cancel, and ask again under the same key
 * until they are told how it ended.
 */
export async function startShoppers({ db, fetch, url }: { db: Db; fetch: Fetch; url: string }): Promise<Shoppers> {
  const product = await buildProduct(db, { name: '人人都要的', price: PRICE, stock: STOCK });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => enter(db, fetch, url)));
  const closing = new AbortController();

  async function shop({ ask, told }: Buyer): Promise<void> {
    while (!closing.signal.aborted) {
      const body = { product_id: product, quantity: 1, shipping_address: { full_address: ADDRESS } };
      const order = await ask('POST', '/orders', body);
      if (order) told.set(order.id, order.status);
      const [oldest] = [...told].filter(([, status]) => status === 'pending');
      if (oldest && (!order || told.size % 3 === 0)) {
        // Refused the second time, because the first one went through and its answer was lost.
        await ask('PUT', `/orders/${oldest[0]}/cancel`, {});
        told.set(oldest[0], 'cancelled');
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
    figures() {
      const all = buyers.flatMap(({ told }) => [...told.values()]);
      return `${all.length} orders, ${all.filter((status) => status === 'cancelled').length} of them cancelled`;
    },
  };
}

type Ask = (method: string, path: string, body: object) => Promise<OrderDetail | undefined>;
type Buyer = { id: string; ask: Ask; told: Told };

async function enter(db: Db, fetch: Fetch, url: string): Promise<Buyer> {
  const name = `buyer-${newId().slice(-8)}`;
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, email: `${name}@example.com`, password: 'a shopper’s password' }),
  });
  const { data } = (await answer.json()) as { data: DataOf<typeof accountsApi.register> };
  await givePoints(db, { user_id: data.user.id }, POINTS);
  return { id: data.user.id, ask: askUntilTold(fetch, `${url}/api`, data.access_token), told: new Map() };
}

/** Asks under one key until the answer is final; `undefined`: it was refused. */
function askUntilTold(fetch: Fetch, api: string, token: string): Ask {
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

async function findWrongOrders(db: Db, { id, told }: Buyer): Promise<string[]> {
  const rows = await db.selectFrom('shop_order').select(['id', 'status']).where('account_id', '=', id).execute();
  const stored = new Map(rows.map((row) => [row.id, row.status]));
  const lost = [...told]
    .filter(([order, status]) => stored.get(order) !== status)
    .map(([order, status]) => `order ${order} was told to be ${status}, and is ${stored.get(order) ?? 'not there'}`);
  const unasked = rows.filter((row) => !told.has(row.id)).map((row) => `order ${row.id} was placed once too often`);
  return [...lost, ...unasked];
}
