import type { Endpoint } from '@pailei/contracts/http/endpoint';
import { noShowsApi } from '@pailei/contracts/play/no-shows/no-shows.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import { productsApi } from '@pailei/contracts/shop/products/products.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';
import { createPace } from '../connections/pace.ts';
import { CallError, type CallInput, type SiteClient } from '../connections/site-client.ts';
import type { Account } from '../people/accounts.ts';
import { checkInCast, enterCast } from './cast.ts';
import { entriesOf, findUnfinished } from './demo-events.ts';
import { placeDemoOrders } from './demo-orders.ts';

type Call = { endpoint: Endpoint; input: CallInput<Endpoint>; by: string };
type Answer = (call: Call) => unknown;

/** Accounts on a site that answers as `answer` says, and all that they called. */
function siteOf(answer: Answer) {
  const calls: Call[] = [];
  const account = (username: string): Account => {
    const call = async (endpoint: Endpoint, input: CallInput<Endpoint> = {}) => {
      calls.push({ endpoint, input, by: username });
      return answer({ endpoint, input, by: username });
    };
    return { username, user_id: username, site: { call } as unknown as SiteClient };
  };
  const callsOf = (endpoint: Endpoint) => calls.filter((one) => one.endpoint === endpoint);
  return { account, callsOf };
}

const EVENT = {
  id: 'event',
  name: '霜降杯 演示 第 3 届',
  settings: { format: 'conquest', best_of: 3, bans: 1, stages: [{ type: 'swiss', rounds: 4, best_of: 3 }] },
} as unknown as TournamentState;

const refuse = (message: string) => {
  throw new CallError(409, message);
};

test('a player that the site refuses stays away, one in a cool-down is forgiven, and the others enter', async () => {
  const forgiven = new Set<string>();
  const { account, callsOf } = siteOf(({ endpoint, by, input }) => {
    if (endpoint === noShowsApi.ofUser) return { items: [{ match_id: 'm', forgiven: null }], cool_down: null };
    if (endpoint === noShowsApi.forgive) return void forgiven.add(String(input.params?.['id']));
    if (endpoint === tournamentsApi.entry) return { participant_id: null };
    if (by === '停用') return refuse('账号已停用');
    if (by === '冷却' && !forgiven.has(by)) return refuse('报名冷却中');
    return { entry: {}, participant_id: `p-${by}` };
  });
  const errors: string[] = [];
  const deps = { onError: ({ message }: Error) => void errors.push(message), pace: createPace(1, 20) };
  const players = ['甲', '停用', '冷却', '乙'].map(account);
  const entries = await enterCast(deps, { admin: account('管理员') }, players, EVENT);
  expect([...entries.keys()].map(({ username }) => username)).toEqual(['甲', '冷却', '乙']);
  expect(errors).toEqual(['停用 stays away from 霜降杯 演示 第 3 届: 账号已停用']);
  expect(callsOf(tournamentsApi.cancel)).toEqual([]);
});

test('who is in an event with their decks is not entered a second time', async () => {
  const { account, callsOf } = siteOf(({ endpoint, by }) =>
    endpoint === tournamentsApi.submitDecks ? { participant_id: `p-${by}` } : { entry: {} },
  );
  const [ready, undecided, missing] = ['甲', '乙', '丙'].map(account) as [Account, Account, Account];
  const participant = (id: string, decks_submitted: number) => ({ id: `p-${id}`, user_id: id, decks_submitted });
  const participants = { 'p-甲': participant('甲', 3), 'p-乙': participant('乙', 0) };
  const event = { ...EVENT, status: 'registration', participants } as unknown as TournamentState;
  const deps = { onError: (error: Error) => expect.unreachable(error.message), pace: createPace(1, 20) };
  const staff = { admin: account('管理员') };
  const entries = await entriesOf(deps, staff, [ready, undecided, missing], event);
  expect(entries).toEqual(
    new Map([
      [ready, 'p-甲'],
      [undecided, 'p-乙'],
      [missing, 'p-丙'],
    ]),
  );
  expect(callsOf(tournamentsApi.register).map(({ by }) => by)).toEqual(['乙', '丙']);
  expect(callsOf(tournamentsApi.submitDecks).map(({ by }) => by)).toEqual(['乙', '丙']);
});

test('a refused check-in keeps no event from its start', async () => {
  const { account, callsOf } = siteOf(({ endpoint, by }) => {
    if (endpoint === tournamentsApi.entry) return { status: 'registered' };
    if (endpoint === tournamentsApi.checkIn && by === '乙') return refuse('积分不足');
    return { tournament: EVENT };
  });
  const errors: Error[] = [];
  const entries = new Map([account('甲'), account('乙'), account('丙')].map((player) => [player, player.username]));
  const plan = { id: EVENT.id, untilStart: Promise.resolve() };
  await checkInCast({ onError: (error) => void errors.push(error) }, { referee: account('裁判') }, entries, plan);
  expect(errors).toHaveLength(1);
  expect(callsOf(tournamentsApi.start)).toHaveLength(1);
});

test('what an earlier demo left is found to be played on, the oldest first, and nothing is cancelled', async () => {
  const items = [
    { id: '03', name: '霜降杯 演示 第 3 届', is_demo: true, status: 'registration' },
    { id: '02', name: '新秀周赛 演示 第 2 届', is_demo: true, status: 'running' },
    { id: '01', name: '寒露杯 演示', is_demo: true, status: 'running' },
    { id: '00', name: '演示 第 1 届', is_demo: false, status: 'running' },
  ];
  const { account, callsOf } = siteOf(({ input }) => ({
    items: items.filter(({ status }) => status === input.query?.['status']),
  }));
  expect(await findUnfinished({ admin: account('管理员') }, / 演示 第 \d+ 届$/)).toEqual(['02', '03']);
  expect(callsOf(tournamentsApi.cancel)).toEqual([]);
});

test('the shop has an order in every state, and gets no more when the demo starts again', async () => {
  const orders = new Map<string, string>();
  const { account } = siteOf(({ endpoint, input }) => {
    const id = String(input.params?.['id']);
    if (endpoint === adminOrdersApi.list) return { total: orders.size };
    if (endpoint === productsApi.list) return { items: [{ id: 'sleeves', stock_quantity: 5, points_price: 60 }] };
    if (endpoint === adminOrdersApi.cancel) return orders.set(id, 'cancelled');
    if (endpoint === adminOrdersApi.changeStatus)
      return orders.set(id, (input.body as unknown as { status: string }).status);
    if (endpoint !== ordersApi.place) throw new Error(endpoint.path);
    const placed = `order${orders.size}`;
    orders.set(placed, 'pending');
    return { id: placed };
  });
  const players = ['甲', '乙', '丙', '丁', '戊'].map(account);
  await placeDemoOrders(account('管理员'), players);
  await placeDemoOrders(account('管理员'), players);
  expect(orders.size).toBe(5);
  expect(new Set(orders.values())).toEqual(new Set(['pending', 'shipped', 'completed', 'cancelled']));
});
