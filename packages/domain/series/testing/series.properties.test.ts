import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import { isViolation } from '../../violation/violation.ts';
import { decideSeries } from '../decide/decide.ts';
import { foldSeries } from '../evolve/fold.ts';
import { nextGameNumber } from '../decide/legal.ts';
import { isSeriesOver } from '../series-over.ts';
import { awaitedSides } from '../next-action.ts';
import { legalMove, playRandomSeries, randomSettings, wildMove } from './series.arbitrary.ts';
import { assertInvariants } from './series.invariants.ts';
import { openTable, SYSTEM } from './series.table.ts';
import { SERIES_FORMATS } from '../settings.ts';

const SEED = fc.integer({ min: 0, max: 0xffff_ffff });
const TROUBLED = { lateness: 0.25, refereeing: 0.2, quarrel: 0.2 };

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

describe('any series', () => {
  test('ends, whether the players act, quarrel, are late or the referee steps in, and every rule holds after every move', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const onMove = ({ state }: { state: Parameters<typeof assertInvariants>[0] }) => assertInvariants(state);
        playRandomSeries(createRandom(seed), { onMove });
        const troubled = playRandomSeries(createRandom(seed), { ...TROUBLED, onMove });
        expect(isSeriesOver(troubled.state.status)).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  test('ends by its deadlines alone once nobody acts any more', () => {
    fc.assert(
      fc.property(SEED, fc.integer({ min: 0, max: 12 }), (seed, moves) => {
        const rng = createRandom(seed);
        const table = openTable(randomSettings(rng), seed);
        for (let made = 0; made < moves && !isSeriesOver(table.state.status); made++) {
          const { actor, command } = legalMove(table.state, rng, seed);
          table.send(actor, command);
        }
        if (table.state.status === 'scheduled') table.send(SYSTEM, { type: 'open_check_in' });
        let fired = 0;
        while (table.state.due_at !== null) {
          expect(table.runOut()).toBeNull();
          expect(++fired).toBeLessThan(60);
        }
        expect(isSeriesOver(table.state.status) || table.state.step === 'game').toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  test('is the fold of its events, at every moment and through JSON', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const table = playRandomSeries(createRandom(seed), {
          ...TROUBLED,
          onMove: ({ state, events }) => expect(foldSeries(events)).toEqual(state),
        });
        expect(foldSeries(JSON.parse(JSON.stringify(table.events)))).toEqual(table.state);
        expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
      }),
      { numRuns: 30 },
    );
  });

  test('refuses or obeys any command at all, keeps its rules, and never mutates the given state', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const rng = createRandom(seed);
        const table = openTable(randomSettings(rng), seed);
        for (let moves = 0; moves < 60 && !isSeriesOver(table.state.status); moves++) {
          const before = freeze(table.state);
          const count = table.events.length;
          const { actor, command } = rng.next() < 0.5 ? wildMove(table.state, rng) : legalMove(table.state, rng, seed);
          const isRefused = table.send(actor, command) !== null;
          expect(table.state === before).toBe(isRefused);
          expect(table.events.length === count).toBe(isRefused);
          assertInvariants(table.state);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('always leaves the awaited side something to do, and nobody is awaited without a move', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        playRandomSeries(createRandom(seed), {
          ...TROUBLED,
          onMove: ({ state }) => {
            const isHeld = ['scheduled', 'disputed', 'paused'].includes(state.status) || isSeriesOver(state.status);
            expect(awaitedSides(state).length > 0).toBe(!isHeld);
          },
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('a command', () => {
  test('that is repeated changes nothing', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const rng = createRandom(seed);
        const table = openTable(randomSettings(rng), seed);
        while (!isSeriesOver(table.state.status)) {
          const { actor, command } = legalMove(table.state, rng, seed, 0.1);
          expect(table.send(actor, command)).toBeNull();
          const after = table.state;
          expect(table.send(actor, command)).not.toBeNull();
          expect(table.state).toBe(after);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('of a past phase or game changes nothing, however late it comes', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const rng = createRandom(seed);
        const table = openTable(randomSettings(rng), seed);
        const past: ReturnType<typeof legalMove>[] = [];
        while (!isSeriesOver(table.state.status)) {
          const move = legalMove(table.state, rng, seed);
          expect(table.send(move.actor, move.command)).toBeNull();
          past.push(move);
          const late = past[rng.int(past.length)] ?? move;
          const after = table.state;
          expect(table.send(late.actor, late.command)).not.toBeNull();
          expect(table.state).toBe(after);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('of a timer is refused before its time and after its deadline was replaced', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const stale = new Set<string>();
        playRandomSeries(createRandom(seed), {
          ...TROUBLED,
          onMove: ({ state, now, secrets }) => {
            const facts = { actor: SYSTEM, secrets, draw_key: keysFromNumber(seed), now };
            for (const due_at of stale) {
              if (due_at === state.due_at) continue;
              expect(isViolation(decideSeries(state, { type: 'timeout', due_at }, facts))).toBe(true);
            }
            if (state.due_at === null) return;
            stale.add(state.due_at);
            const early = { ...facts, now: new Date(Date.parse(state.due_at) - 1).toISOString() };
            expect(decideSeries(state, { type: 'timeout', due_at: state.due_at }, early)).toMatchObject({
              violation: 'too_early',
            });
          },
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe('the generator', () => {
  test('reaches every format, every end and every kind of game', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const { state } = playRandomSeries(createRandom(seed), TROUBLED);
      seen.add(state.settings.format).add(state.status).add(`by ${state.end_cause}`);
      for (const game of state.games) seen.add(game.status).add(`game by ${game.ended_by}`);
      expect(nextGameNumber(state)).toBeLessThan(120);
    }
    const rare = ['by score', 'by no_show', 'by both_absent', 'voided', 'game by unconfirmed', 'game by timeout'];
    expect([...seen]).toEqual(expect.arrayContaining([...SERIES_FORMATS, 'finished', 'forfeited', ...rare]));
  });
});
