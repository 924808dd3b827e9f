import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import { isViolation } from '../violation/index.ts';
import { decideSeries } from './decide.ts';
import { foldSeries } from './fold.ts';
import { isSeriesOver, nextGameNumber } from './legal.ts';
import { awaitedSides } from './next-action.ts';
import { arbitrarySeed, arbitrarySettings, legalMove, playRandomSeries, wildMove } from './series.arbitrary.ts';
import { demandInvariants, unrevealedSecrets } from './series.invariants.ts';
import { openTable, SYSTEM } from './series.table.ts';
import { SERIES_FORMATS } from './settings.ts';
import { SIDES } from './types.ts';

const TROUBLED = { lateness: 0.25, refereeing: 0.2, quarrel: 0.2 };

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

describe('any series', () => {
  it('ends, whether the players act, quarrel, are late or the referee steps in, and every rule holds after every move', () => {
    fc.assert(
      fc.property(arbitrarySeed(), arbitrarySettings(), (seed, settings) => {
        const onMove = ({ state }: { state: Parameters<typeof demandInvariants>[0] }) => demandInvariants(state);
        playRandomSeries(createRandom(seed), { settings, onMove });
        const troubled = playRandomSeries(createRandom(seed), { ...TROUBLED, settings, onMove });
        expect(isSeriesOver(troubled.state.status)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('ends by its deadlines alone once nobody acts any more', () => {
    fc.assert(
      fc.property(arbitrarySeed(), arbitrarySettings(), fc.integer({ min: 0, max: 12 }), (seed, settings, moves) => {
        const rng = createRandom(seed);
        const table = openTable(settings, seed);
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
      { numRuns: 200 },
    );
  });

  it('is the fold of its events, at every moment and through JSON', () => {
    fc.assert(
      fc.property(arbitrarySeed(), (seed) => {
        const table = playRandomSeries(createRandom(seed), {
          ...TROUBLED,
          onMove: ({ state, events }) => expect(foldSeries(events)).toEqual(state),
        });
        expect(foldSeries(JSON.parse(JSON.stringify(table.events)))).toEqual(table.state);
        expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses or obeys any command at all, keeps its rules, and never mutates the given state', () => {
    fc.assert(
      fc.property(arbitrarySeed(), arbitrarySettings(), (seed, settings) => {
        const rng = createRandom(seed);
        const table = openTable(settings, seed);
        for (let moves = 0; moves < 60 && !isSeriesOver(table.state.status); moves++) {
          const before = freeze(table.state);
          const count = table.events.length;
          const { actor, command } = rng.next() < 0.5 ? wildMove(table.state, rng) : legalMove(table.state, rng, seed);
          if (table.send(actor, command) !== null) {
            expect(table.state).toBe(before);
            expect(table.events).toHaveLength(count);
          }
          demandInvariants(table.state);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('always leaves the awaited side something to do, and nobody is awaited without a move', () => {
    fc.assert(
      fc.property(arbitrarySeed(), (seed) => {
        playRandomSeries(createRandom(seed), {
          ...TROUBLED,
          onMove: ({ state }) => {
            const isHeld = ['scheduled', 'disputed', 'paused'].includes(state.status) || isSeriesOver(state.status);
            expect(awaitedSides(state).length > 0).toBe(!isHeld);
          },
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('a command', () => {
  it('that is repeated changes nothing', () => {
    fc.assert(
      fc.property(arbitrarySeed(), arbitrarySettings(), (seed, settings) => {
        const rng = createRandom(seed);
        const table = openTable(settings, seed);
        while (!isSeriesOver(table.state.status)) {
          const { actor, command } = legalMove(table.state, rng, seed, 0.1);
          expect(table.send(actor, command)).toBeNull();
          const after = table.state;
          expect(table.send(actor, command)).not.toBeNull();
          expect(table.state).toBe(after);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('of a past phase or game changes nothing, however late it comes', () => {
    fc.assert(
      fc.property(arbitrarySeed(), arbitrarySettings(), (seed, settings) => {
        const rng = createRandom(seed);
        const table = openTable(settings, seed);
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
      { numRuns: 150 },
    );
  });

  it('of a timer is refused before its time and after its deadline was replaced', () => {
    fc.assert(
      fc.property(arbitrarySeed(), (seed) => {
        const stale = new Set<string>();
        playRandomSeries(createRandom(seed), {
          ...TROUBLED,
          onMove: ({ state, now, secrets }) => {
            const facts = { actor: SYSTEM, secrets, seed, now };
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
      { numRuns: 60 },
    );
  });
});

describe('a hidden choice', () => {
  it('changes nothing public before the reveal: any other legal choice gives the very same events and state', () => {
    fc.assert(
      fc.property(arbitrarySeed(), arbitrarySettings(), (seed, settings) => {
        const rng = createRandom(seed);
        const table = openTable(settings, seed);
        while (!isSeriesOver(table.state.status)) {
          const { state, secrets, now } = table;
          const { actor, command } = legalMove(state, rng, seed);
          const facts = { actor, secrets, seed, now };
          const isChoice = command.type === 'lock_pick' || command.type === 'lock_bans' || command.type === 'lock_shield';
          const isFirst = isChoice && awaitedSides(state).length === 2;
          if (isFirst && actor.kind === 'side') {
            const outcome = decideSeries(state, command, facts);
            if (isViolation(outcome)) throw new Error(outcome.violation);
            for (let slot = 0; slot < 9; slot++) {
              const other = alternative(command, slot);
              const twin = decideSeries(state, other, facts);
              if (!isViolation(twin)) expect(twin.events).toEqual(outcome.events);
            }
            expect(JSON.stringify(outcome.events)).not.toMatch(/slot|"revealed":[^n]/);
          }
          table.send(actor, command);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is never in the state while it is locked and not revealed', () => {
    fc.assert(
      fc.property(arbitrarySeed(), (seed) => {
        playRandomSeries(createRandom(seed), {
          ...TROUBLED,
          onMove: ({ state, secrets }) => {
            for (const { side, kind } of unrevealedSecrets(state, secrets)) {
              const choice = { shield: 'shield', ban: 'bans', pick: 'pick' } as const;
              expect(state.sides[side][choice[kind]].revealed).toBeNull();
            }
            for (const side of SIDES) {
              const { pick } = state.sides[side];
              const other = state.sides[side === 'a' ? 'b' : 'a'].pick;
              if (pick.revealed !== null) expect(other.revealed).not.toBeNull();
            }
          },
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('the generator', () => {
  it('reaches every format, every end and every kind of game', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const { state } = playRandomSeries(createRandom(seed), TROUBLED);
      seen.add(state.settings.format).add(state.status).add(`by ${state.end_cause}`);
      for (const game of state.games) seen.add(game.status).add(`game by ${game.ended_by}`);
      expect(nextGameNumber(state)).toBeLessThan(120);
    }
    const rare = ['by score', 'by no_show', 'by both_absent', 'voided', 'game by unconfirmed', 'game by timeout'];
    expect([...seen]).toEqual(expect.arrayContaining([...SERIES_FORMATS, 'finished', 'forfeited', ...rare]));
  });
});

type Choice = Extract<ReturnType<typeof legalMove>['command'], { type: 'lock_pick' | 'lock_bans' | 'lock_shield' }>;

function alternative(command: Choice, slot: number): Choice {
  if (command.type !== 'lock_bans') return { ...command, slot };
  return { ...command, slots: command.slots.map((_, index) => (slot + index) % 9) };
}
