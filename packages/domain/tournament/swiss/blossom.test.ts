import { expect, test } from 'vitest';

import { createRandom } from '../../random/seeded.ts';
import { minimumCostMatching } from './blossom.ts';

type Problem = { size: number; high: Float64Array; low: Float64Array };

function randomProblem(seed: number): Problem {
  const random = createRandom(seed);
  const size = 2 * random.int(seed % 20 === 0 ? 6 : 5);
  const high = new Float64Array(size * size);
  const low = new Float64Array(size * size);
  const mostHigh = 1 + random.int(3);
  const mostLow = 1 + random.int(seed % 2 === 0 ? 4 : 1000);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      high[u * size + v] = high[v * size + u] = random.int(mostHigh);
      low[u * size + v] = low[v * size + u] = random.int(mostLow);
    }
  }
  return { size, high, low };
}

function leastCost({ size, high, low }: Problem): [number, number] {
  let best: [number, number] = [Infinity, Infinity];
  const matchRest = (rest: readonly number[], highSum: number, lowSum: number) => {
    const [u, ...others] = rest;
    if (u === undefined) {
      if (highSum < best[0] || (highSum === best[0] && lowSum < best[1])) best = [highSum, lowSum];
      return;
    }
    others.forEach((v, i) => {
      matchRest(others.toSpliced(i, 1), highSum + high[u * size + v]!, lowSum + low[u * size + v]!);
    });
  };
  matchRest([...Array(size).keys()], 0, 0);
  return best;
}

test('finds a perfect matching of the least cost in any complete graph', () => {
  for (let seed = 0; seed < 4000; seed++) {
    const problem = randomProblem(seed);
    const { size, high, low } = problem;
    let highSum = 0;
    let lowSum = 0;
    const mates = minimumCostMatching(size, high, low);
    const backAndForth = mates.map((v, u) => (u === v ? -1 : mates[v]!));
    expect([...backAndForth], `seed ${seed}`).toEqual([...mates.keys()]);
    mates.forEach((v, u) => {
      highSum += high[u * size + v]! / 2;
      lowSum += low[u * size + v]! / 2;
    });
    expect([highSum, lowSum], `seed ${seed}`).toEqual(leastCost(problem));
  }
});
