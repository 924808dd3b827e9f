import { describe, expect, test } from 'vitest';
import { simulate, type Mutation } from './simulator.ts';

const SEEDS = 500;
const PATIENCE_MS = 120_000;
const SEEDS_FOR_A_MUTANT = 120;

function firstBroken(seeds: number, faults: Mutation): { seed: number; violations: string[] } | undefined {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const violations = simulate(seed, faults);
    if (violations.length > 0) return { seed, violations };
  }
  return undefined;
}

describe('live protocol under faults', { timeout: PATIENCE_MS }, () => {
  test(`keeps every promise in ${SEEDS} seeded runs`, () => {
    expect(firstBroken(SEEDS, {})).toBeUndefined();
  });

  test('a seed replays the same run', () => {
    expect(simulate(3, { noSweep: true })).toEqual(simulate(3, { noSweep: true }));
  });

  test.each<[string, Mutation]>([
    ['no sweep', { noSweep: true }],
    ['no ring tail at join', { noRingTail: true }],
    ['forwards every wake-up', { forwardsAnything: true }],
    ['no epoch', { noEpoch: true }],
    ['a stale cached snapshot', { staleSnapshots: true }],
  ])('the mutant "%s" is found', (_, faults) => {
    expect(firstBroken(SEEDS_FOR_A_MUTANT, faults)).toBeDefined();
  });
});
