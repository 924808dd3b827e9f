import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createRandom, hashSeed } from '../../random/seeded.ts';
import { keyFromNumber } from '../../random/key-from-number.ts';
import { defaultSwissRounds } from './rounds.ts';
import { pairSwissRound } from './pair.ts';
import { seatPairs } from './seat-pairs.ts';
import type { SwissEntrant, SwissPair, SwissPairing } from './types.ts';
import { playHistory } from './random-history.ts';

function entrant(id: string, points: number, more: Partial<SwissEntrant> = {}): SwissEntrant {
  return { id, points, opponents: [], byes: 0, floats: [], ...more };
}

function ranked(count: number): SwissEntrant[] {
  return Array.from({ length: count }, (_, index) => entrant(`p${index + 1}`, 0, { rank: index + 1 }));
}

function meetings(pairing: SwissPairing): string[] {
  return pairing.pairs.map(({ a, b }) => `${a}-${b}`);
}

describe('pairSwissRound over random tournaments', { timeout: 30_000 }, () => {
  test('seats each active entrant once, repeats no meeting or bye unless it says so, and numbers tables from the top', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const random = createRandom(seed);
      const players = 2 + random.int(39);
      const problems: string[] = [];
      const pair = (entrants: readonly SwissEntrant[], round: number) => {
        const pairing = pairSwissRound(entrants, { key: keyFromNumber(hashSeed(seed, round)), round });
        problems.push(...problemsOf(entrants, pairing));
        return pairing;
      };
      playHistory({ players, rounds: defaultSwissRounds(players), random, draws: 0.1, drops: 0.05, pair });
      expect(problems, `seed ${seed}`).toEqual([]);
    }
  });

  test('gives the same pairing for the same key, whatever the order of the list', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 0, max: 6 }),
        fc.nat(),
        (players, rounds, seed) => {
          const random = createRandom(seed);
          const pair = (entrants: readonly SwissEntrant[], round: number) =>
            pairSwissRound(entrants, { key: keyFromNumber(hashSeed(seed, round)), round });
          const entrants = playHistory({ players, rounds, random, draws: 0.2, drops: 0.05, pair });
          expect(pair(random.shuffle(entrants), rounds + 1)).toEqual(pair(entrants, rounds + 1));
        },
      ),
      { numRuns: 400, seed: 1 },
    );
  });

  test('leaves the given entrants as they were', () => {
    const entrants = ranked(9);
    const before = structuredClone(entrants);
    pairSwissRound(entrants, { key: keyFromNumber(1), round: 1 });
    expect(entrants).toEqual(before);
  });
});

/** What is wrong with a pairing, in words; an assertion for each of a hundred thousand pairs would take minutes. */
function problemsOf(entrants: readonly SwissEntrant[], { pairs, bye, relaxed }: SwissPairing): string[] {
  const byId = new Map(entrants.map((one) => [one.id, one]));
  const seated = pairs.flatMap(({ a, b }) => [a, b]).concat(bye ?? []);
  const rematches = pairs.filter(({ a, b }) => byId.get(a)!.opponents.includes(b)).length;
  const problems = pairs
    .filter((_, index) => !isSeatedRight(byId, pairs, index))
    .map(({ a, b, table }) => `table ${table}: ${a} and ${b}`);
  if (new Set(seated).size !== entrants.length || seated.length !== entrants.length)
    problems.push('not everybody once');
  if (relaxed.rematches !== rematches) problems.push('rematches not flagged');
  if (relaxed.repeated_byes !== (bye === null ? 0 : byId.get(bye)!.byes)) problems.push('second bye not flagged');
  return problems;
}

function isSeatedRight(byId: ReadonlyMap<string, SwissEntrant>, pairs: readonly SwissPair[], index: number): boolean {
  const { a, b, table, reason } = pairs[index]!;
  const higher = byId.get(a)!;
  const lower = byId.get(b)!;
  const above = pairs[index - 1]?.reason.points_a ?? Infinity;
  const isCrossing = higher.points > lower.points;
  return (
    table === index + 1 &&
    higher.points <= above &&
    higher.points >= lower.points &&
    reason.points_a === higher.points &&
    reason.points_b === lower.points &&
    reason.rematch === higher.opponents.includes(b) &&
    reason.group_difference > 0 === isCrossing &&
    reason.float_a === (isCrossing ? 'down' : null) &&
    reason.float_b === (isCrossing ? 'up' : null)
  );
}

describe('seatPairs', () => {
  test('says of a computed pairing what the engine says of it', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = createRandom(seed);
      const pair = (entrants: readonly SwissEntrant[], round: number) =>
        pairSwissRound(entrants, { key: keyFromNumber(hashSeed(seed, round)), round });
      const played = playHistory({ players: 2 + random.int(20), rounds: 1 + random.int(7), random, draws: 0.2, pair });
      const entrants = played.map((one) => (random.int(3) === 0 ? { ...one, group: 'team' } : one));
      const { pairs, bye, relaxed } = pairSwissRound(entrants, { key: keyFromNumber(seed), round: 9 });
      expect(seatPairs(entrants, { pairs: pairs.map(({ a, b }) => [a, b]), bye })).toEqual({ pairs, bye, relaxed });
    }
  });
});

describe('pairSwissRound', () => {
  test('plays four through all their meetings without a rematch and flags the round after', () => {
    for (let seed = 0; seed < 50; seed++) {
      const rematches: number[] = [];
      const pair = (entrants: readonly SwissEntrant[], round: number) => {
        const pairing = pairSwissRound(entrants, { key: keyFromNumber(hashSeed(seed, round)), round });
        rematches.push(pairing.relaxed.rematches);
        return pairing;
      };
      playHistory({ players: 4, rounds: 4, random: createRandom(seed), pair });
      expect(rematches).toEqual([0, 0, 0, 2]);
    }
  });

  test('repeats the oldest meeting when all have met', () => {
    const list = [
      entrant('a', 0, { opponents: ['b', 'c', 'd'] }),
      entrant('b', 0, { opponents: ['a', 'd', 'c'] }),
      entrant('c', 0, { opponents: ['d', 'a', 'b'] }),
      entrant('d', 0, { opponents: ['c', 'b', 'a'] }),
    ];
    const pairing = pairSwissRound(list, { key: keyFromNumber(1), round: 4 });
    expect(
      meetings(pairing)
        .map((names) => names.split('-').toSorted().join('-'))
        .toSorted(),
    ).toEqual(['a-b', 'c-d']);
    expect(pairing.relaxed.rematches).toBe(2);
    expect(pairing.pairs.every(({ reason }) => reason.rematch)).toBe(true);
  });

  test('gives the bye in the lowest score group to somebody who has had none', () => {
    const list = [
      entrant('a', 6),
      entrant('b', 3),
      entrant('c', 3),
      entrant('d', 0, { byes: 1 }),
      entrant('e', 0, { byes: 1 }),
    ];
    const pairing = pairSwissRound(list, { key: keyFromNumber(1), round: 3 });
    expect(['b', 'c']).toContain(pairing.bye);
    expect(pairing.relaxed.repeated_byes).toBe(0);
  });

  test('flags a second bye only when everybody has had one', () => {
    const list = [entrant('a', 3, { byes: 1 }), entrant('b', 3, { byes: 1 }), entrant('c', 3, { byes: 2 })];
    const pairing = pairSwissRound(list, { key: keyFromNumber(1), round: 4 });
    expect(pairing.bye).not.toBe('c');
    expect(pairing.relaxed.repeated_byes).toBe(1);
  });

  test('keeps teammates apart while it can, and says so when it cannot', () => {
    const team = { group: 'dragons' };
    const apart = pairSwissRound([entrant('a', 3, team), entrant('b', 3, team), entrant('c', 0), entrant('d', 0)], {
      key: keyFromNumber(1),
      round: 2,
    });
    expect(apart.relaxed.forbidden_pairs).toBe(0);
    const forced = pairSwissRound([entrant('a', 3, team), entrant('b', 3, team)], { key: keyFromNumber(1), round: 2 });
    expect(forced.relaxed.forbidden_pairs).toBe(1);
    expect(forced.pairs[0]!.reason.forbidden).toBe(true);
  });

  test('keeps declared pairs apart while it can, whichever side names them, and says so when it cannot', () => {
    const four = [
      entrant('a', 3, { apart: ['b'] }),
      entrant('b', 3),
      entrant('c', 0),
      entrant('d', 0, { apart: ['x'] }),
    ];
    const options = { key: keyFromNumber(1), round: 2 };
    expect(pairSwissRound(four, options).relaxed.forbidden_pairs).toBe(0);
    const forced = pairSwissRound([entrant('a', 3), entrant('b', 3, { apart: ['a'] })], options);
    expect(forced.relaxed.forbidden_pairs).toBe(1);
    expect(forced.pairs[0]!.reason.forbidden).toBe(true);
  });

  test('floats somebody who has not floated rather than somebody who floated in the previous round', () => {
    const list = [
      entrant('a', 6, { floats: [null, 'down'] }),
      entrant('b', 6, { floats: ['down', null] }),
      entrant('c', 6, { floats: [null, null] }),
      entrant('d', 3, { floats: [null, 'up'] }),
      entrant('e', 3, { floats: [null, null] }),
      entrant('f', 3, { floats: ['up', null] }),
    ];
    const crossing = pairSwissRound(list, { key: keyFromNumber(9), round: 3 }).pairs.find(
      ({ reason }) => reason.group_difference > 0,
    );
    expect([crossing?.a, crossing?.b]).toEqual(['c', 'e']);
  });

  test('draws the first round by lot, or seeds the upper half against the lower', () => {
    const byLot = new Set(
      [1, 2, 3].map((seed) => meetings(pairSwissRound(ranked(16), { key: keyFromNumber(seed), round: 1 })).join()),
    );
    expect(byLot.size).toBe(3);
    const seeded = pairSwissRound(ranked(9), { key: keyFromNumber(1), round: 1, first_round: 'seeded' });
    expect(meetings(seeded)).toEqual(['p1-p5', 'p2-p6', 'p3-p7', 'p4-p8']);
    expect(seeded.bye).toBe('p9');
  });

  test('pairs neighbours of the standings or halves inside a group when asked', () => {
    const standings = pairSwissRound(ranked(6), { key: keyFromNumber(1), round: 2, inside_group: 'standings' });
    expect(meetings(standings)).toEqual(['p1-p2', 'p3-p4', 'p5-p6']);
    const fold = pairSwissRound(ranked(6), { key: keyFromNumber(1), round: 2, inside_group: 'fold' });
    expect(meetings(fold)).toEqual(['p1-p4', 'p2-p5', 'p3-p6']);
  });

  test('takes a field of nobody and of one', () => {
    expect(pairSwissRound([], { key: keyFromNumber(1), round: 1 })).toMatchObject({ pairs: [], bye: null });
    expect(pairSwissRound([entrant('a', 0)], { key: keyFromNumber(1), round: 1 })).toMatchObject({
      pairs: [],
      bye: 'a',
    });
  });

  test('refuses an entrant who is listed twice', () => {
    expect(() => pairSwissRound([entrant('a', 0), entrant('a', 3)], { key: keyFromNumber(1), round: 1 })).toThrow(
      RangeError,
    );
  });
});

test('defaultSwissRounds grows at the published limits', () => {
  const limits = [
    1, 2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65, 128, 129, 212, 213, 384, 385, 672, 673, 1248, 1249, 2272, 2273,
  ];
  expect(limits.map(defaultSwissRounds)).toEqual([
    0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
  ]);
});
