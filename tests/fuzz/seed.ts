import { addressesApi } from '@pailei/contracts/shop/addresses/addresses.api';
import { announcementsApi } from '@pailei/contracts/site/announcements/announcements.api';
import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import { productsApi } from '@pailei/contracts/shop/products/products.api';
import { statusApi } from '@pailei/contracts/site/status/status.api';
import { streamQueueApi } from '@pailei/contracts/play/stream-queue/stream-queue.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { DECKS } from '@pailei/simulator/people/deck-list';
import { createPace } from '@pailei/simulator/connections/pace';
import { announceTournament, checkInAll, enter } from '@pailei/simulator/run-tournament';
import { timersAt } from '@pailei/simulator/tournament-plan';
import type { FuzzActors } from './actors.ts';
import type { KnownIds } from './schema-values.ts';

const ADDRESS = '上海市徐汇区漕溪北路 88 号 1 单元 201 室';
const CHECK_IN_SECONDS = 3_600;
const POINTS = 100_000;
const PRICE = 10;
const PRODUCTS = 3;
/** How many of the accounts that are not actors play; what is left is there for the admin to do things to. */
const ENTRANTS = 3;

/** A tournament open for registration, one under way with matches, and one that was only drafted. */
async function seedTournaments({ accounts, others }: FuzzActors) {
  const pace = createPace(1, 1);
  const plan = {
    description: '',
    capacity: 8,
    format: 'conquest' as const,
    stages: [{ type: 'swiss' as const, rounds: 2, best_of: 3 as const }],
    timers: timersAt(1),
  };
  const entrants = [accounts.player, ...others.slice(0, ENTRANTS)];
  const open = await announceTournament(accounts, { ...plan, name: '报名中的赛事' });
  for (const entrant of entrants.slice(0, 2)) await enter(entrant, open, pace);
  const running = await announceTournament(accounts, { ...plan, name: '进行中的赛事' });
  for (const entrant of entrants) await enter(entrant, running, pace);
  await checkInAll(accounts, entrants, running.id, CHECK_IN_SECONDS);
  const params = { id: running.id };
  await accounts.referee.site.call(tournamentsApi.start, { params, body: {} });
  const { tournament } = await accounts.admin.site.call(tournamentsApi.get, { params });
  const matches = Object.keys(tournament.match_index);
  for (const id of matches) await accounts.player.site.call(matchesApi.get, { params: { id } });
  return { tournaments: [open.id, running.id], matches, participants: Object.keys(tournament.participants) };
}

async function seedShop({ accounts: { admin, player }, others }: FuzzActors) {
  const products: string[] = [];
  for (let index = 0; index < PRODUCTS; index += 1) {
    const body = { name: `鼠标垫 ${index}`, description: '厚实耐用', points_price: PRICE, stock_quantity: 1_000 };
    products.push((await admin.site.call(productsApi.create, { body })).id);
  }
  const orders: string[] = [];
  for (const buyer of [player, ...others.slice(0, ENTRANTS)]) {
    const grant = { amount: POINTS, reason: '模糊测试' };
    await admin.site.call(pointsApi.adjust, { params: { id: buyer.user_id }, body: grant });
    const body = { product_id: products[0] ?? '', quantity: 1, shipping_address: { full_address: ADDRESS } };
    orders.push((await buyer.site.call(ordersApi.place, { body })).id);
  }
  const saved = await player.site.call(addressesApi.add, { body: { full_address: ADDRESS, is_default: true } });
  return { products, orders, addresses: saved.addresses.map(({ id }) => id) };
}

async function seedTexts({ accounts: { admin, player } }: FuzzActors, match: string | undefined) {
  const decks: string[] = [];
  for (const { name, code } of DECKS.slice(0, 3))
    decks.push((await player.site.call(decksApi.create, { body: { name, code } })).id);
  const announcement = {
    title: '公告',
    body: '正文',
    level: 'info' as const,
    is_pinned: false,
    starts_at: null,
    ends_at: null,
  };
  const { id } = await admin.site.call(announcementsApi.create, { body: announcement });
  const incident = { title: '事件', components: ['api' as const], severity: 'minor' as const, note: '说明' };
  const { id: incidentId } = await admin.site.call(statusApi.open, { body: incident });
  if (match !== undefined) await admin.site.call(streamQueueApi.add, { body: { match_id: match } });
  return { decks, announcements: [id], incidents: [incidentId] };
}

/** Some of everything, made through the public API; gives the ids by the words that they stand beside. */
export async function seed(actors: FuzzActors): Promise<KnownIds> {
  const { tournaments, matches, participants } = await seedTournaments(actors);
  const { products, orders, addresses } = await seedShop(actors);
  const { decks, announcements, incidents } = await seedTexts(actors, matches[0]);
  const accounts = [actors.accounts.player, ...actors.others].map(({ user_id }) => user_id);
  // What the admin does to users happens to those who are no actors.
  const victims = actors.others.slice(ENTRANTS).map(({ user_id }) => user_id);
  return {
    'solo-tournaments': tournaments,
    tournament_id: tournaments,
    participants,
    participant_id: participants,
    matches,
    match_id: matches,
    products,
    product_id: products,
    orders,
    ids: orders,
    addresses,
    decks,
    announcements,
    incidents,
    players: accounts,
    users: victims,
    user_id: accounts,
  };
}
