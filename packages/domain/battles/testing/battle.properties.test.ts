import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/index.ts';
import { isBattleOver } from '../battle-over.ts';
import { foldBattle } from '../evolve/fold.ts';
import { BATTLE_FORMATS } from '../settings.ts';
import { correction, legalMove, playRandomBattle, wildMove } from './battle.arbitrary.ts';
import { assertInvariants } from './battle.invariants.ts';
import type { BattleTable } from './battle.table.ts';

const SEED = fc.integer({ min: 0, max: 0xffff_ffff });
const TROUBLED = { lateness: 0.25, refereeing: 0.2, correcting: 0.15 };
/** `PAILEI_BATTLES=10000 npx vitest run --project unit packages/domain/battles/testing` plays so many of each format. */
const BATTLES = Number(process.env['PAILEI_BATTLES'] ?? 60);

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

const check = ({ state }: BattleTable) => assertInvariants(state);

describe('any battle', () => {
  test.each(BATTLE_FORMATS)(
    '%s ends, in quiet and with late captains, referees and corrections, and every rule holds after every move',
    (code) => {
      for (let seed = 0; seed < BATTLES; seed++) {
        try {
          expect(isBattleOver(playRandomBattle(createRandom(seed), { code, onMove: check }).state.status)).toBe(true);
          playRandomBattle(createRandom(seed), { code, ...TROUBLED, onMove: check });
        } catch (error) {
          throw new Error(`${code} with seed ${seed}`, { cause: error });
        }
      }
    },
    600_000,
  );

  test('is the fold of its events, at every moment and through JSON', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const table = playRandomBattle(createRandom(seed), {
          ...TROUBLED,
          onMove: ({ state, events }) => expect(foldBattle(events)).toEqual(state),
        });
        expect(foldBattle(JSON.parse(JSON.stringify(table.events)))).toEqual(table.state);
        expect(JSON.parse(JSON.stringify(table.state))).toEqual(table.state);
      }),
      { numRuns: 30 },
    );
  });

  test('refuses or obeys any command at all, keeps its rules after its end too, and never mutates the given state', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const rng = createRandom(seed);
        const table = playRandomBattle(rng, TROUBLED);
        for (let moves = 0; moves < 30; moves++) {
          const before = freeze(table.state);
          const count = table.events.length;
          const late = rng.next() < 0.4 ? correction(table.state, rng) : null;
          const { actor, command } = late ?? wildMove(table.state, rng);
          const isRefused = table.send(actor, command) !== null;
          expect(table.state === before).toBe(isRefused);
          expect(table.events.length === count).toBe(isRefused);
          assertInvariants(table.state);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('goes on by its deadlines alone until a board has to be played', () => {
    fc.assert(
      fc.property(SEED, fc.integer({ min: 0, max: 30 }), (seed, made) => {
        const rng = createRandom(seed);
        let moves = 0;
        const tables: BattleTable[] = [];
        playRandomBattle(rng, { onMove: (table) => (moves++ === made ? tables.push(table) : 0) });
        for (const table of tables) {
          let fired = 0;
          while (table.state.due_at !== null) {
            expect(table.runOut()).toBeNull();
            expect(++fired).toBeLessThan(60);
          }
        }
        expect(moves).toBeGreaterThan(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a command', () => {
  test('that is repeated changes nothing', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const rng = createRandom(seed);
        const table = playRandomBattle(rng, { onMove: () => undefined });
        expect(table.events.length).toBeGreaterThan(4);
        const again = playRepeating(seed);
        expect(isBattleOver(again.state.status)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

function playRepeating(seed: number): BattleTable {
  const rng = createRandom(seed);
  return playRandomBattle(rng, {
    onMove: (table) => {
      const move = legalMove(table, rng);
      if (!move || isBattleOver(table.state.status)) return;
      expect(table.send(move.actor, move.command)).toBeNull();
      const after = table.state;
      expect(table.send(move.actor, move.command)).not.toBeNull();
      expect(table.state).toBe(after);
    },
  });
}
