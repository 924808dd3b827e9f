import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ADDRESS } from '../support/shop.ts';
import { until } from '../support/until.ts';
import { median } from './engines/measure.ts';
import { productId, startShopSite, type ShopSite } from './orders/shop-site.ts';
import { answersPerCpuSecond, type Target } from './rest/load.ts';
import { atLeast, machine, rounded, type Goal } from './sockets/report.ts';

export type RestOptions = { rounds?: number; seconds?: number };

type Row = { what: string; 'answers / CPU second': number; 'bare Fastify = 1': number };
export type RestReport = { name: 'rest'; machine: Record<string, string | number>; rows: Row[]; goals: Goal[] };

const HELLO = 'bare Fastify, hello';
const LIST = 'product list';
const KNOWN_LIST = 'product list, known to the caller';
const ORDERS = 'own orders';
const LISTED = 20;

/** The lists of the shop through the whole API with its login, against bare Fastify and bare statements over the same database. */
export async function run({ rounds = 5, seconds = 2 }: RestOptions = {}): Promise<RestReport> {
  const site = await startShopSite();
  const floor = await startFloor(site.databaseUrl);
  try {
    await placeOrders(site, LISTED + 5);
    const targets = { ...floorTargets(floor, await buyerOf(site)), ...(await siteTargets(site)) };
    const rows = await measure(targets, { rounds, seconds });
    console.table(rows);
    const ratioOf = (what: string) => rows.find((row) => row.what === what)?.['bare Fastify = 1'];
    const goals = [
      atLeast(`${LIST} / ${HELLO}`, 0.75, ratioOf(LIST)),
      atLeast(`${KNOWN_LIST} / ${HELLO}`, 0.95, ratioOf(KNOWN_LIST)),
      atLeast(`${ORDERS}, read each time / ${HELLO}`, 0.13, ratioOf(ORDERS)),
    ];
    console.log('\nGoals');
    console.table(goals);
    return { name: 'rest', machine: machine(), rows, goals };
  } finally {
    floor.stop();
    await site.stop();
  }
}

async function startFloor(databaseUrl: string) {
  const child = fork(join(import.meta.dirname, 'rest/floor.process.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: ['--no-warnings'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { port, pid: child.pid ?? 0, stop: () => child.disconnect() };
}

const loginOf = ({ tokens }: ShopSite) => ({ authorization: `Bearer ${tokens[0] ?? ''}` });

async function placeOrders(site: ShopSite, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const answer = await fetch(`http://127.0.0.1:${site.port}/api/orders`, {
      method: 'POST',
      headers: { ...loginOf(site), 'content-type': 'application/json' },
      body: JSON.stringify({
        product_id: productId(number),
        quantity: 1,
        shipping_address: { full_address: ADDRESS },
      }),
    });
    if (!answer.ok) throw new Error(`an order was answered ${answer.status}`);
  }
}

async function buyerOf({ db }: ShopSite): Promise<string> {
  const { account_id } = await db.selectFrom('shop_order').select('account_id').limit(1).executeTakeFirstOrThrow();
  return account_id;
}

type Targets = Record<string, Target>;

function floorTargets({ port, pid }: { port: number; pid: number }, buyer: string): Targets {
  const at = (path: string): Target => ({ port, pid, path, status: 200 });
  return {
    [HELLO]: at('/hello'),
    'products by a prepared statement': at('/products'),
    'orders by a prepared statement': at(`/orders?of=${buyer}`),
  };
}

async function siteTargets(site: ShopSite): Promise<Targets> {
  const { port, pid } = site;
  const at = (path: string, headers = {}): Target => ({
    port,
    pid,
    path: `/api${path}`,
    headers: { ...loginOf(site), ...headers },
    status: 200,
  });
  // A version is known once it is a second old.
  const list = `http://127.0.0.1:${port}/api/products`;
  const readTag = async () => (await fetch(list, { headers: loginOf(site) })).headers.get('etag') ?? undefined;
  const etag = await until(readTag, { withinMs: 5_000, what: 'the list has a version' });
  return {
    [LIST]: at('/products'),
    [KNOWN_LIST]: { ...at('/products', { 'if-none-match': etag }), status: 304 },
    [ORDERS]: at('/orders/me'),
  };
}

/** They take turns; the first round warms up and is not counted. */
async function measure(targets: Targets, { rounds, seconds }: Required<RestOptions>): Promise<Row[]> {
  const taken: Record<string, number>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const names = round % 2 === 0 ? Object.keys(targets) : Object.keys(targets).toReversed();
    const rates: Record<string, number> = {};
    for (const name of names) rates[name] = await answersPerCpuSecond(targets[name] as Target, { seconds });
    if (round > 0) taken.push(rates);
  }
  const of = (name: string) => taken.map((rates) => rates[name] ?? 0);
  return Object.keys(targets).map((what) => ({
    what,
    'answers / CPU second': rounded(median(of(what))),
    'bare Fastify = 1': rounded(median(taken.map((rates) => (rates[what] ?? 0) / (rates[HELLO] ?? 1)))),
  }));
}
