import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, cut, playOpen, playToEnd, running, swiss } from './testing/running.arbitrary.ts';
import { eventSeeds, stageSeeds } from './seeds.ts';
import { bracketView } from './views.ts';

describe('the seed of a player', () => {
  test('is their place among those who were drawn into the bracket, wherever it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 16 }), fc.constantFrom(2, 4, 8), (players, size) => {
        const driver = running(players, [swiss(2), cut(size)]);
        playToEnd(driver);
        const bracket = driver.state.stages[1];
        const seeds = stageSeeds(bracket);
        expect([...seeds]).toEqual(bracket?.entrants.map((id, index) => [id, index + 1]));
        expect(eventSeeds(driver.state)).toEqual(seeds);
        const slots = bracketView(driver.state, 1).flatMap(({ cells }) => cells.flatMap(({ a, b }) => [a, b]));
        for (const { id, seed } of slots) expect(seed).toBe(id === null ? null : seeds.get(id));
      }),
      { numRuns: 20 },
    );
  });

  test('is shown for nobody before there is a bracket', () => {
    const driver = running(6, [swiss(2), cut(4)]);
    playOpen(driver);
    advance(driver);
    expect(eventSeeds(driver.state)).toEqual(new Map());
    expect(stageSeeds(driver.state.stages[0])).toEqual(new Map());
  });
});
