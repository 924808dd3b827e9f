import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import type { Random } from '../../random/random.ts';
import { keepApart, stillTogether, type Apart } from './keep-apart.ts';
import { bracketSeats, groupSeats, type Seats } from './seats.ts';

const field = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`);

describe('in a bracket', () => {
  test('two of one group meet in the final at the earliest', () => {
    const apart = [
      ['p1', 'p8'],
      ['p2', 'p7'],
      ['p3', 'p6'],
      ['p4', 'p5'],
    ];
    const order = keepApart(field(8), apart, bracketSeats(8));
    expect(order.slice(0, 2)).toEqual(['p1', 'p2']);
    expect(order.slice(2, 4).toSorted()).toEqual(['p3', 'p4']);
    const meetings = apart.map(([a, b]) => bracketSeats(8).meetsIn(order.indexOf(a!), order.indexOf(b!)));
    expect(meetings).toEqual([3, 3, 3, 3]);
  });

  test('who cannot be kept apart is named', () => {
    const order = keepApart(field(4), [field(4)], bracketSeats(4));
    expect(order).toEqual(field(4));
    expect(stillTogether(order, [field(4)], bracketSeats(4))).toEqual([
      { a: 'p1', b: 'p4' },
      { a: 'p2', b: 'p3' },
    ]);
  });

  test('nobody moves who has no reason to', () => {
    expect(keepApart(field(16), [['p1', 'p2']], bracketSeats(16))).toEqual(field(16));
    expect(keepApart(field(16), [], bracketSeats(16))).toEqual(field(16));
  });

  test('of eight the best of all orders is found, for random teams and pairs', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = createRandom(seed);
      const apart = randomApart(random, field(8));
      const order = keepApart(field(8), apart, bracketSeats(8));
      expect(costOf(order, apart, bracketSeats(8)), `seed ${seed}`).toEqual(bestCost(8, apart));
    }
  });

  test('a full field with large teams is placed at once, everybody in their own tier', () => {
    const ids = field(1024);
    const teams = Array.from({ length: 64 }, (_, team) => ids.filter((__, index) => (index * 7919) % 64 === team));
    const seats = bracketSeats(1024);
    const order = keepApart(ids, teams, seats);
    for (const tier of seats.tiers)
      expect(new Set(tier.map((seat) => order[seat]))).toEqual(new Set(tier.map((seat) => ids[seat])));
    expect(stillTogether(order, teams, seats)).toEqual([]);
  }, 20_000);
});

describe('in groups', () => {
  test('the snake goes back in every second turn', () => {
    const { groupOf } = groupSeats(8, 3, 'snake');
    expect(groupOf).toEqual([0, 1, 2, 2, 1, 0, 0, 1]);
    expect(groupSeats(6, 3, 'seed').groupOf).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test('a team with a player for each group has one in each', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const ids = createRandom(seed).shuffle(field(16));
      const teams = [0, 1, 2, 3].map((team) => field(16).filter((_, index) => index % 4 === team));
      const seats = groupSeats(16, 4, 'snake');
      const order = keepApart(ids, teams, seats);
      expect(order.toSorted()).toEqual(ids.toSorted());
      expect(stillTogether(order, teams, seats).length, `seed ${seed}`).toBeLessThanOrEqual(2);
    }
  });
});

function randomApart(random: Random, ids: readonly string[]): Apart {
  const teams = 1 + random.int(4);
  const lists: string[][] = Array.from({ length: teams }, () => []);
  for (const id of ids) if (random.int(5) > 0) lists[random.int(teams)]?.push(id);
  return [...lists, random.shuffle(ids).slice(0, 2)];
}

function costOf(order: readonly string[], apart: Apart, seats: Seats): number[] {
  const pairs = new Set(
    apart.flatMap((list) =>
      list.flatMap((a) => list.filter((b) => order.indexOf(a) < order.indexOf(b)).map((b) => `${a} ${b}`)),
    ),
  );
  const cost = [0, 0, 0, 0];
  for (const pair of pairs) {
    const [a, b] = pair.split(' ') as [string, string];
    const round = seats.meetsIn(order.indexOf(a), order.indexOf(b));
    if (round !== null) cost[round]! += 1;
  }
  return cost;
}

/** By trying every order within the tiers. */
function bestCost(entrants: number, apart: Apart): number[] {
  const seats = bracketSeats(entrants);
  let orders: string[][] = [[]];
  for (const tier of seats.tiers) {
    const own = tier.map((seat) => `p${seat + 1}`);
    orders = orders.flatMap((order) => permutations(own).map((rest) => [...order, ...rest]));
  }
  return orders.map((order) => costOf(order, apart, seats)).toSorted(compareLists)[0]!;
}

function permutations(ids: readonly string[]): string[][] {
  if (ids.length <= 1) return [[...ids]];
  return ids.flatMap((id) => permutations(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]));
}

const compareLists = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((count, index) => count !== other[index]);
  return at === -1 ? 0 : one[at]! - other[at]!;
};
