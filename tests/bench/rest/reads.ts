import { createOrdersService } from '@pailei/core/shop/orders/orders.service';
import type { Db } from '@pailei/db/client';
import { buildAccount, buildServices, buildTournament, silentPublisher } from '../../support/builders.ts';
import { ADDRESS } from '../../support/shop.ts';
import { accountId, productId, type ShopSite } from '../orders/shop-site.ts';
import type { Target } from './load.ts';

export const HELLO = 'bare Fastify, hello';

/** One row; `goal` is what of hello it is to reach. */
export type Read = { what: string; target: Target; goal?: number };

/** So many that none of them reaches its limit of a minute. */
const ADDRESSES = 20_000;
const LISTED = 20;
const LOBBY_EVENTS = 20;
/** As every browser asks. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

type Filled = { buyer: string; event: string; match: string };

const loginOf = ({ tokens }: ShopSite) => ({ authorization: `Bearer ${tokens[0] ?? ''}` });

/** Orders of one buyer, a lobby, and an event with its first round on. */
export async function fillSite(site: ShopSite, players: number): Promise<Filled> {
  const { db } = site;
  await placeOrders(db, accountId(1), LISTED + 5);
  const services = buildServices(db);
  for (let event = 1; event < LOBBY_EVENTS; event += 1)
    await buildTournament(db, services, { players: 2, isOpen: true });
  const { id, referee } = await buildTournament(db, services, { players });
  const { tournament } = await services.tournaments.start(referee, id);
  const match = tournament.stages[0]?.rounds[0]?.matches[0]?.match_id ?? '';
  return { buyer: accountId(1), event: id, match };
}

/** By the service: through the API a buyer may place ten a minute. */
async function placeOrders(db: Db, buyer: string, count: number): Promise<void> {
  const orders = createOrdersService({ db, publisher: silentPublisher, now: () => new Date().toISOString() });
  const actor = { ...(await buildAccount(db)), user_id: buyer };
  for (let number = 1; number <= count; number += 1) {
    const body = { product_id: productId(number), quantity: 1, shipping_address: { full_address: ADDRESS } };
    await orders.place({ actor, body, idempotencyKey: undefined });
  }
}

type Floor = { port: number; pid: number };

export async function readsOf(site: ShopSite, floor: Floor, { buyer, event, match }: Filled): Promise<Read[]> {
  const bare = (path: string): Target => ({ ...floor, path, status: 200 });
  const at = (path: string): Target => ({
    port: site.port,
    pid: site.pid,
    path: `/api${path}`,
    headers: { ...loginOf(site), ...BROWSER },
    addresses: ADDRESSES,
    status: 200,
  });
  const guestAt = (path: string): Target => ({ ...at(path), headers: BROWSER });
  return [
    { what: HELLO, target: bare('/hello') },
    { what: 'products by a prepared statement', target: bare('/products') },
    { what: 'orders by a prepared statement', target: bare(`/orders?of=${buyer}`) },
    ...(await pair('product list', at('/products'))),
    ...(await pair('lobby, as a guest', guestAt('/solo-tournaments'))),
    ...(await pair('event', at(`/solo-tournaments/${event}`))),
    ...(await pair('match', at(`/matches/${match}`))),
    { what: 'own orders', target: at('/orders/me'), goal: 0.13 },
  ];
}

/** An answer, and that the caller has it. */
async function pair(what: string, target: Target): Promise<Read[]> {
  const { headers = {}, port, path } = target;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await answer.arrayBuffer();
  const known = { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' };
  return [
    { what, target, goal: 0.75 },
    { what: `${what}, known to the caller`, target: { ...target, headers: known, status: 304 }, goal: 0.95 },
  ];
}
