import type { PointsEntry } from '@pailei/contracts/shop/points/points.api';
import { POINTS_KIND_TEXTS, pointsLink } from '@pailei/contracts/shop/points/points-text';
import { createDatabase } from '@pailei/db/client';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { Actor } from '@pailei/live/registry';
import { buildServices, buildTournament, silentPublisher, type BuiltTournament } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { playMatch } from '@pailei/tests/support/play-match';
import { buildBuyer, buildProduct, findDisagreements, ordersOf, purchase } from '@pailei/tests/support/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPointsService } from './points.service.ts';

// One account, from its entry into an event to the refund of what its prize has bought. Each test goes on from the one before.

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, matches, tournamentClock } = services;
const points = createPointsService({ db, publisher: silentPublisher });
const orders = ordersOf(db);
const FEE = 50;
const CUP: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};

let cup: BuiltTournament;
let player: Actor;
let order: string;

const state = async () => (await tournaments.get(null, cup.id)).tournament;
const roundOf = async (round: number) => (await state()).stages[0]?.rounds[round - 1]?.matches ?? [];
const participantOf = async ({ user_id }: Actor) =>
  Object.values((await state()).participants).find((one) => one.user_id === user_id)!.id;

/** What the account's statement says, oldest first, once ledger, stock, orders and balance were found to agree. */
async function statement(of = player): Promise<{ balance: number; lines: PointsEntry[] }> {
  expect(await findDisagreements(db)).toEqual([]);
  const { items, balance } = await points.mine(of, { skip: 0, limit: 100 });
  const lines = items.toReversed();
  let sum = 0;
  for (const { amount, balance_after } of lines) expect(balance_after).toBe((sum += amount));
  expect(balance).toBe(sum);
  return { balance, lines };
}

/** The newest line as the page of the statement shows it. */
async function lastLine(of = player) {
  const { lines, balance } = await statement(of);
  const line = lines.at(-1)!;
  return {
    lines: lines.length,
    kind: POINTS_KIND_TEXTS[line.kind],
    amount: line.amount,
    note: line.note,
    link: pointsLink(line),
    balance,
  };
}

/** What the event has taken and given in all, by kind. */
async function totals(): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('points_entry')
    .select((eb) => ['kind', eb.fn.sum<string>('amount').as('sum')])
    .where('reference_type', '=', 'tournament')
    .where('reference_id', '=', cup.id)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
}

beforeAll(async () => {
  const entrants = [];
  for (let index = 0; index < 4; index += 1) entrants.push(await buildBuyer(db, FEE));
  player = entrants[0]!;
  cup = await buildTournament(db, services, {
    players: 4,
    entrants,
    settings: { bans: 0, stages: [CUP], entry_fee: FEE },
  });
});

test('the entry takes its fee, and the line leads to the event', async () => {
  expect(await lastLine()).toEqual({
    lines: 2,
    kind: '参赛费',
    amount: -50,
    note: '「测试赛」参赛费',
    link: `/solo-tournaments/${cup.id}`,
    balance: 0,
  });
  expect(await totals()).toEqual({ entry_fee: -200 });
});

test('won matches book nothing while the event goes on', async () => {
  await tournaments.start(cup.referee, cup.id);
  const own = await participantOf(player);
  for (const { match_id, b } of await roundOf(1)) {
    await playMatch(db, services, cup, { id: match_id, winner: b === own ? 'b' : 'a' });
    await tournamentClock.advance(cup.id);
  }
  expect(await statement()).toMatchObject({ balance: 0, lines: [{}, {}] });
  expect(await totals()).toEqual({ entry_fee: -200 });
});

test('the won final pays the prize once, and its line leads to the event that holds the won matches', async () => {
  const [final] = await roundOf(2);
  const own = await participantOf(player);
  await playMatch(db, services, cup, { id: final!.match_id, winner: final!.b === own ? 'b' : 'a' });
  await Promise.all([1, 2, 3].map(() => tournamentClock.advance(cup.id)));
  expect(await lastLine()).toEqual({
    lines: 3,
    kind: '赛事奖励',
    amount: 500,
    note: '「测试赛」第 1 名',
    link: `/solo-tournaments/${cup.id}`,
    balance: 500,
  });
  expect(await totals()).toEqual({ entry_fee: -200, tournament_prize: 1_200 });
  const { placements, stages } = await state();
  expect(placements[0]).toMatchObject({ place: 1, participant_id: own });
  const won = stages[0]!.rounds.flatMap((round) =>
    round.matches.filter(({ a, b, winner }) => (winner === 'b' ? b : a) === own),
  );
  expect(won).toHaveLength(2);
});

test('an order is paid with the prize, once, and its line leads to the order', async () => {
  const product = await buildProduct(db, { name: '比赛垫', price: 225, stock: 5 });
  const placed = await Promise.all(
    [1, 2].map(() => orders.place(purchase(player, product, { quantity: 2, key: 'once' }))),
  );
  order = placed[0]!.id;
  expect(placed[1]!.id).toBe(order);
  expect(await lastLine()).toEqual({
    lines: 4,
    kind: '兑换商品',
    amount: -450,
    note: '比赛垫',
    link: `/shopping/order/${order}`,
    balance: 50,
  });
});

test('what is not in the account buys nothing', async () => {
  const dear = await buildProduct(db, { price: 51 });
  await expect(orders.place(purchase(player, dear))).rejects.toMatchObject({
    code: 'points_insufficient',
    status: 409,
  });
  expect(await statement()).toMatchObject({ balance: 50 });
});

test('the refund gives all of it back once, and leads to the same order', async () => {
  await Promise.allSettled([1, 2].map(() => orders.cancel(player, order)));
  expect(await lastLine()).toEqual({
    lines: 5,
    kind: '兑换退回',
    amount: 450,
    note: '比赛垫',
    link: `/shopping/order/${order}`,
    balance: 500,
  });
});

test('a correction after the end books the difference to both sides, and nothing else moves', async () => {
  const [final] = await roundOf(2);
  const own = await participantOf(player);
  const [result, other] = final!.a === own ? (['b', final!.b] as const) : (['a', final!.a] as const);
  const { user_id } = (await state()).participants[other]!;
  await matches.rule(
    cup.referee,
    final!.match_id,
    { type: 'correct_game', game_number: 1, result, reason: '核对录像后更正' },
    { force: false },
  );
  await Promise.all([1, 2].map(() => tournamentClock.advance(cup.id)));
  const link = `/solo-tournaments/${cup.id}`;
  const kind = '赛事奖励';
  expect(await lastLine()).toEqual({
    lines: 6,
    kind,
    amount: -200,
    note: '「测试赛」名次更正为第 2 名',
    link,
    balance: 300,
  });
  const champion = cup.players.find((one) => one.user_id === user_id)!;
  expect(await lastLine(champion)).toEqual({
    lines: 4,
    kind,
    amount: 200,
    note: '「测试赛」名次更正为第 1 名',
    link,
    balance: 500,
  });
  expect(await totals()).toEqual({ entry_fee: -200, tournament_prize: 1_200 });
});
