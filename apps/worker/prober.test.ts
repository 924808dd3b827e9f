import type { ProbeRound } from '@pailei/core/site/status/probe-round';
import { slotAt } from '@pailei/domain/status/slots';
import { expect, test } from 'vitest';
import { createProber } from './prober.ts';

const START = Date.parse('2026-05-01T12:00:00.000Z');

function setUp() {
  const world = { ms: START, isAway: false, measured: 0, written: [] as ProbeRound[] };
  const prober = createProber({
    now: () => new Date(world.ms).toISOString(),
    measure: async () => {
      world.measured += 1;
      return [];
    },
    record: async (round) => {
      if (world.isAway) throw new Error('no database');
      world.written.push(round);
    },
  });
  const run = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      world.ms += 1_000;
      await prober.tick().catch(() => undefined);
    }
  };
  return { world, prober, run };
}

test('measures once in each slot, and not while the site is still starting', async () => {
  const { world, run } = setUp();
  await run(5);
  expect(world.measured).toBe(0);
  await run(60);
  expect(world.written.map(({ slot }) => slot - slotAt(START))).toEqual([0, 1, 2, 3, 4]);
});

test('tells when it measures next', async () => {
  const { world, prober, run } = setUp();
  expect(prober.nextDueMs()).toBe(6_000);
  await run(6);
  expect(prober.nextDueMs()).toBe(9_000);
  world.ms += 20_000;
  expect(prober.nextDueMs()).toBe(0);
});

test('what was measured while the database was away is written when it is back, in order and at its own time', async () => {
  const { world, run } = setUp();
  await run(20);
  world.isAway = true;
  await run(60);
  expect(world.written).toHaveLength(2);
  world.isAway = false;
  await run(1);
  const slots = world.written.map(({ slot }) => slot - slotAt(START));
  expect(slots).toEqual([0, 1, 2, 3, 4, 5]);
  expect(world.written.map(({ slot, at }) => slotAt(Date.parse(at)) === slot)).not.toContain(false);
});

test('of a long outage the last hour is kept', async () => {
  const { world, run } = setUp();
  world.isAway = true;
  await run(2 * 3_600);
  world.isAway = false;
  await run(1);
  expect(world.written).toHaveLength(240);
  expect(world.written.at(-1)?.slot).toBe(slotAt(world.ms));
});
