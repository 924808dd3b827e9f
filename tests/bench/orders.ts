import { BATCH_MAX } from '@pailei/contracts/shop/orders/order-shapes';
import { findDisagreements } from '../support/shop.ts';
import { median } from './engines/measure.ts';
import { shipTogether } from './orders/batch.ts';
import { buy, type Load, type Spread } from './orders/buyers.ts';
import { floorOrders } from './orders/floor.ts';
import { startShopSite, type ShopSite } from './orders/shop-site.ts';
import { atLeast, atMost, machine, rounded, type Goal } from './sockets/report.ts';

export type OrdersOptions = { rounds?: number; seconds?: number };

type Row = { what: Spread; at_once: number; ratio: number; orders_per_second: number; pgbench: number; p99_ms: number };
export type OrdersReport = {
  name: 'orders';
  machine: Record<string, string | number>;
  rows: Row[];
  /** Milliseconds of each. */
  batches: number[];
  goals: Goal[];
};

const CLIENTS = 16;
const MANY = 64;
const BATCHES = 3;

/**
 * Orders through the whole API, against pgbench that sends the statements of one order one by one to the same durable
 * database, with every constraint and the heads of the topics on both sides.
 */
export async function run({ rounds = 3, seconds = 5 }: OrdersOptions = {}): Promise<OrdersReport> {
  const site = await startShopSite();
  try {
    const rows: Row[] = [];
    for (const what of ['hot', 'spread'] as const) {
      for (const atOnce of [CLIENTS, MANY]) rows.push(await measure(site, { what, atOnce, rounds, seconds }));
    }
    console.table(rows);
    const batches: number[] = [];
    for (let round = 0; round < BATCHES; round += 1) batches.push(await shipTogether(site, BATCH_MAX));
    console.log(`A batch of ${BATCH_MAX} orders: ${batches.map((ms) => `${Math.round(ms)} ms`).join(', ')}`);
    const wrong = await findDisagreements(site.db);
    if (wrong.length > 0) throw new Error(`ledger, stock and orders disagree: ${wrong.slice(0, 5).join(', ')}`);
    const goals = [...goalsOf(rows), atMost(`a batch of ${BATCH_MAX} orders, ms`, 2_000, median(batches))];
    console.log('\nGoals');
    console.table(goals);
    return { name: 'orders', machine: machine(), rows, batches, goals };
  } finally {
    await site.stop();
  }
}

type Setting = { what: Spread; atOnce: number; rounds: number; seconds: number };

/** They take turns, each round begins with the other one; the first warms up and is not counted. */
async function measure(site: ShopSite, { what, atOnce, rounds, seconds }: Setting): Promise<Row> {
  const taken: { load: Load; floor: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const load = () => buy(site, { spread: what, atOnce, seconds });
    const floor = () => floorOrders(site.databaseUrl, { spread: what, clients: CLIENTS, seconds });
    const pair =
      round % 2 === 0 ? { load: await load(), floor: await floor() } : { floor: await floor(), load: await load() };
    if (round > 0) taken.push(pair);
  }
  return {
    what,
    at_once: atOnce,
    ratio: rounded(median(taken.map(({ load, floor }) => load.orders_per_second / floor))),
    orders_per_second: rounded(median(taken.map(({ load }) => load.orders_per_second))),
    pgbench: rounded(median(taken.map(({ floor }) => floor))),
    p99_ms: rounded(median(taken.map(({ load }) => load.p99_ms))),
  };
}

function goalsOf(rows: readonly Row[]): Goal[] {
  const row = (what: Spread, atOnce: number) => rows.find((one) => one.what === what && one.at_once === atOnce);
  return [
    atLeast(`one hot product, ${CLIENTS} at once / pgbench`, 1, row('hot', CLIENTS)?.ratio),
    atLeast(`many products, ${CLIENTS} at once / pgbench`, 1, row('spread', CLIENTS)?.ratio),
    atMost(`p99 with ${MANY} waiting for one product, ms`, 200, row('hot', MANY)?.p99_ms),
    atMost(`p99 with ${MANY} waiting for many products, ms`, 200, row('spread', MANY)?.p99_ms),
    atLeast(`stretch: one hot product, ${MANY} at once / pgbench`, 5, row('hot', MANY)?.ratio),
  ];
}
