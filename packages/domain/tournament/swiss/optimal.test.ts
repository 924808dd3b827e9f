import { describe, expect, test } from 'vitest';

import { createRandom, hashSeed } from '../../random/seeded.ts';
import type { Random } from '../../random/random.ts';
import { keyFromNumber } from '../../random/key-from-number.ts';
import { bruteForceCost } from './brute-force.ts';
import { costOf } from './cost.ts';
import { createField } from './field.ts';
import { pairSwissRound, solveExactly } from './pair.ts';
import type { SwissEntrant, SwissPairing } from './types.ts';
import { playHistory } from './random-history.ts';

function pairWith(seed: number) {
  return (entrants: readonly SwissEntrant[], round: number): SwissPairing =>
    pairSwissRound(entrants, { key: keyFromNumber(hashSeed(seed, round)), round });
}

function leastCostBySearchingAll(entrants: readonly SwissEntrant[], round: number) {
  const field = createField(entrants, { key: keyFromNumber(0), round });
  return costOf(field, solveExactly(field, [...entrants.keys()]));
}

/** A history no engine would make: any opponents, floats and byes, lopsided scores, some teams. */
function wildEntrants(random: Random): SwissEntrant[] {
  const count = 1 + random.int(9);
  const rounds = random.int(7);
  const scores = 1 + random.int(6);
  const teams = random.int(5);
  const named = random.int(3);
  const entrants = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    points: random.int(scores),
    opponents: [] as string[],
    byes: random.int(3) === 0 ? random.int(3) : 0,
    floats: Array.from({ length: rounds }, () => (['up', 'down', null, null, null] as const)[random.int(5)]!),
    ...(random.int(5) < teams ? { group: `t${random.int(teams)}` } : {}),
    ...(random.int(4) < named ? { apart: Array.from({ length: named }, () => `p${random.int(count + 1)}`) } : {}),
  }));
  for (let round = 0; round < rounds; round++) {
    const order = random.shuffle(entrants);
    for (let i = 0; i + 1 < count; i += 2) {
      order[i]!.opponents.push(order[i + 1]!.id);
      order[i + 1]!.opponents.push(order[i]!.id);
    }
  }
  return entrants;
}

describe('the cost of a pairing', { timeout: 30_000 }, () => {
  test('is the least of all pairings, tried one by one, for any history of up to 9 entrants', () => {
    for (let seed = 0; seed < 1500; seed++) {
      const entrants = wildEntrants(createRandom(seed));
      const { cost } = pairSwissRound(entrants, { key: keyFromNumber(seed), round: 8 });
      expect(cost, `seed ${seed}`).toEqual(bruteForceCost(entrants));
    }
  });

  test('is the least of all pairings in every round a field of 2 to 10 can play, and beyond', () => {
    for (let seed = 0; seed < 80; seed++) {
      const players = 2 + (seed % 9);
      const pair = (entrants: readonly SwissEntrant[], round: number) => {
        const pairing = pairSwissRound(entrants, { key: keyFromNumber(hashSeed(seed, round)), round });
        expect(pairing.cost, `seed ${seed}, round ${round}`).toEqual(bruteForceCost(entrants));
        return pairing;
      };
      playHistory({ players, rounds: players + 1, random: createRandom(seed), draws: 0.1, pair });
    }
  });

  test('equals that of a search over the complete field, early and late, with draws, drops, teams and named pairs', () => {
    for (let seed = 0; seed < 250; seed++) {
      const random = createRandom(seed);
      const players = 11 + random.int(54);
      const rounds = 1 + random.int(12);
      const drops = seed % 3 === 0 ? 0.05 : 0;
      const history = playHistory({ players, rounds, random, drops, draws: (seed % 4) / 10, pair: pairWith(seed) });
      const teams = 2 + random.int(40);
      const entrants = history.map((entrant) => ({
        ...entrant,
        ...(seed % 5 === 0 ? { group: `team ${random.int(teams)}` } : {}),
        ...(seed % 7 === 0 ? { apart: [history[random.int(history.length)]!.id] } : {}),
      }));
      const { cost } = pairSwissRound(entrants, { key: keyFromNumber(seed), round: rounds + 1 });
      expect(cost, `seed ${seed}`).toEqual(leastCostBySearchingAll(entrants, rounds + 1));
    }
  });

  test('equals that of a search over the complete field of 256, where only a core of it was searched', () => {
    for (let seed = 0; seed < 12; seed++) {
      const rounds = 4 + (seed % 6);
      const history = { players: 256 - (seed % 2), rounds, draws: 0.05, random: createRandom(seed) };
      const entrants = playHistory({ ...history, pair: pairWith(seed) });
      const { cost } = pairSwissRound(entrants, { key: keyFromNumber(seed), round: rounds + 1 });
      expect(cost, `seed ${seed}`).toEqual(leastCostBySearchingAll(entrants, rounds + 1));
    }
  });
});
