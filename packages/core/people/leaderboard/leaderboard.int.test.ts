import type { LeaderboardRow } from '@pailei/contracts/people/leaderboard/leaderboard.api';
import { LEADERBOARD_DAYS, placementPoints } from '@pailei/domain/leaderboard/leaderboard';
import { createRandom } from '@pailei/domain/random/seeded';
import { createDatabase } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, buildServices, buildTournament } from '../../../../tests/support/builders.ts';
import { useOwner, useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { playersOfMatch } from '../../../../tests/support/seat.ts';
import { createLeaderboardService } from './leaderboard.service.ts';
import { insertEvent, planEvent, type EventPlan } from './leaderboard.fixture.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
const owner = useOwner(database);
afterAll(() => db.destroy());

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const clock = { ms: NOW };
const freshService = () => createLeaderboardService({ db, now: () => new Date(clock.ms).toISOString() });

let people: Actor[];
beforeAll(async () => {
  people = [];
  for (let index = 0; index < 12; index += 1) people.push(await buildAccount(db));
});
beforeEach(async () => {
  clock.ms = NOW;
  await sql`truncate tournament cascade`.execute(owner);
});

/** The rules, said once more without SQL. */
function countByHand(
  plans: readonly EventPlan[],
): Map<string, Omit<LeaderboardRow, 'rank' | 'account_id' | 'username'>> {
  const ended = plans.filter(
    ({ status, finished_at, delay_seconds }) =>
      status === 'finished' &&
      Date.parse(finished_at) > NOW - LEADERBOARD_DAYS * 86_400_000 &&
      Date.parse(finished_at) + delay_seconds * 1_000 <= NOW,
  );
  const real = ended.filter(({ is_demo }) => !is_demo);
  const counted = real.length > 0 ? real : ended;
  const rows = new Map<string, Omit<LeaderboardRow, 'rank' | 'account_id' | 'username'>>();
  for (const { user_id } of people) {
    const results = counted
      .flatMap(({ players, matches, finished_at }) =>
        matches.flatMap((match, index) => {
          const sides = (['a', 'b'] as const).filter((side) => players[match[side]]?.user_id === user_id);
          return sides.map((side) => ({ isWin: match.winner === side, at: Date.parse(finished_at) - index * 60_000 }));
        }),
      )
      .toSorted((x, y) => y.at - x.at);
    const places = counted.flatMap(({ players, unplaced }) => {
      const index = players.findIndex((player) => player.user_id === user_id);
      const field = players.length - unplaced;
      return index >= 0 && index < field ? [{ place: index + 1, field }] : [];
    });
    if (places.length === 0) continue;
    rows.set(user_id, {
      points: places.reduce((sum, { place, field }) => sum + placementPoints(place, field), 0),
      titles: places.filter(({ place }) => place === 1).length,
      events: places.length,
      wins: results.filter(({ isWin }) => isWin).length,
      losses: results.filter(({ isWin }) => !isWin).length,
      form: results.slice(0, 5).map(({ isWin }) => isWin),
    });
  }
  return rows;
}

describe('the leaderboard', () => {
  test.each([1, 2, 3, 4, 5, 6])('counts what a count by hand finds (seed %i)', async (seed) => {
    const random = createRandom(seed);
    // Each on a day and a minute of its own, so that the newest results have one order.
    const plans = Array.from({ length: 8 }, (_, index) => planEvent(random, people, index * 13 + seed / 24, NOW));
    for (const plan of plans) await insertEvent(db, plan);
    const { items, total } = await freshService().players(null, 100);
    const byHand = countByHand(plans);
    expect(total).toBe(byHand.size);
    for (const { account_id, rank, username, ...row } of items) {
      expect(row).toEqual(byHand.get(account_id));
      const isAhead = (other: LeaderboardRow) =>
        other.points - row.points || other.titles - row.titles || other.wins - row.wins || row.losses - other.losses;
      expect({ username, rank }).toEqual({ username, rank: 1 + items.filter((other) => isAhead(other) > 0).length });
    }
    expect(items.map(({ rank }) => rank)).toEqual(items.map(({ rank }) => rank).toSorted((x, y) => x - y));
  });

  test('shows demo events only while there are no others, and says so', async () => {
    const plan = { ...planEvent(createRandom(9), people, 2, NOW), status: 'finished', is_demo: true } as const;
    await insertEvent(db, plan);
    expect(await freshService().players(null, 8)).toMatchObject({ is_demo: true });
    const [winner, ...others] = people as [Actor, ...Actor[]];
    await insertEvent(db, {
      ...plan,
      is_demo: false,
      players: [winner, ...others.slice(0, 1)],
      unplaced: 0,
      matches: [],
    });
    const board = await freshService().players(null, 8);
    expect(board).toMatchObject({ is_demo: false, total: 2 });
    expect(board.items[0]).toMatchObject({ username: winner.username, points: 25, titles: 1, form: [] });
  });

  test('tells the caller where they stand, also behind what is listed', async () => {
    await insertEvent(db, { ...planEvent(createRandom(3), people, 1, NOW), status: 'finished', delay_seconds: 0 });
    const service = freshService();
    const { items } = await service.players(null, 100);
    const last = people.find(({ user_id }) => user_id === items.at(-1)?.account_id);
    const board = await service.players(last ?? null, 1);
    expect(board.items).toHaveLength(1);
    expect(board.me).toEqual(items.at(-1));
    expect((await service.players(await buildAccount(db), 1)).me).toBeNull();
  });

  test('is kept for ten seconds, and counted anew as soon as an event ends', async () => {
    const service = freshService();
    const plan = { ...planEvent(createRandom(5), people, 1, NOW), status: 'finished', delay_seconds: 0 } as const;
    await insertEvent(db, plan);
    const before = await service.players(null, 100);
    await db.updateTable('participant').set({ place: 1, place_to: 1 }).where('place', 'is not', null).execute();
    expect(await service.players(null, 100)).toEqual(before);
    clock.ms += 10_001;
    expect((await service.players(null, 100)).items.every(({ titles }) => titles === 1)).toBe(true);
    await insertEvent(db, { ...plan, finished_at: new Date(NOW + 5_000).toISOString() });
    expect((await service.players(null, 100)).items[0]?.titles).toBe(2);
  });
});

test('a tournament that was played gives its places and its champion at its end', async () => {
  const services = buildServices(db);
  const service = createLeaderboardService({ db, now: () => new Date(Date.now() + 1_000).toISOString() });
  const built = await buildTournament(db, services, {
    players: 2,
    settings: {
      stages: [{ type: 'single_elimination', size: null, best_of: 3, final_best_of: null, third_place: false }],
    },
  });
  await services.tournaments.start(built.referee, built.id);
  const final = await db.selectFrom('match').select('id').executeTakeFirstOrThrow();
  await services.matches.rule(built.referee, final.id, { type: 'give_match_loss', side: 'b', reason: '测试' });
  expect((await service.champions(3)).items).toEqual([]);
  await services.tournamentClock.advance(built.id);
  const { a: winner, b: loser } = await playersOfMatch(db, built.players, final.id);
  expect((await service.champions(3)).items).toMatchObject([
    { tournament_id: built.id, tournament_name: '测试赛', is_demo: false, field: 2, username: winner.username },
  ]);
  const { items } = await service.players(loser, 8);
  expect(items).toMatchObject([
    { username: winner.username, rank: 1, points: 25, titles: 1, wins: 1, losses: 0, form: [true] },
    { username: loser.username, rank: 2, points: 15, titles: 0, wins: 0, losses: 1, form: [false] },
  ]);
});

test('a champion is shown with the final they won', async () => {
  const [one, other] = people as [Actor, Actor];
  await insertEvent(db, {
    is_demo: false,
    status: 'finished',
    finished_at: new Date(NOW - 60_000).toISOString(),
    delay_seconds: 0,
    players: [one, other],
    unplaced: 0,
    matches: [{ a: 1, b: 0, winner: 'b', wins: [1, 2], is_final: true }],
  });
  expect((await freshService().champions(1)).items).toMatchObject([
    { username: one.username, final: { opponent: other.username, wins: 2, losses: 1 } },
  ]);
});
