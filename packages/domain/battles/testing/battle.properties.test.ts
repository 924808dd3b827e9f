import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { isBattleOver } from '../battle-over.ts';
import { isBoardRunning } from '../boards.ts';
import { foldBattle } from '../evolve/fold.ts';
import { substitutionsLeft, substitutionsOf } from '../seats/substitutions.ts';
import { MATCH_RESULTS } from '../../series/match-result.ts';
import { SIDES } from '../../series/sides.ts';
import { BATTLE_FORMATS } from '../settings.ts';
import { BATTLE_END_CAUSES, BOARD_KINDS, BOARD_STATUSES, HONOUR_KINDS, NAMING_KINDS } from '../types.ts';
import { correction, legalMove, oneOf, playRandomBattle, wildMove } from './battle.arbitrary.ts';
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

/** The rules hold, and the matches that run are those of the boards that run. */
function check({ state, matches, events }: BattleTable): void {
  assertInvariants(state);
  const running = state.boards.filter(isBoardRunning).flatMap(({ match_id }) => match_id ?? []);
  expect(matches.toSorted()).toEqual(running.toSorted());
  for (const side of SIDES) {
    const made = events.filter(
      ({ type, payload }) => type === 'substitution_made' && 'side' in payload && payload.side === side,
    );
    expect(made.length + substitutionsLeft(state, side)).toBe(substitutionsOf(state.settings));
  }
}

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

  test.each(BATTLE_FORMATS)('%s ends also while players are suspended or busy at times', (code) => {
    for (let seed = 0; seed < BATTLES / 3; seed++) {
      const random = createRandom(seed + 1_000_000);
      const hinder = (table: BattleTable) => {
        check(table);
        const account = `${oneOf(random, ['a', 'b'])}${1 + random.int(8)}`;
        const hindrance = oneOf(random, ['suspended', 'busy', null] as const);
        if (hindrance === null) table.hindrances.delete(account);
        else table.hindrances.set(account, hindrance);
      };
      const { state } = playRandomBattle(createRandom(seed), { code, ...TROUBLED, onMove: hinder });
      expect(isBattleOver(state.status), `${code} with seed ${seed}`).toBe(true);
    }
  });

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
          check(table);
        }
      }),
      { numRuns: BATTLES },
    );
  }, 600_000);

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
        const table = playResending(seed, (sent) => sent.at(-1));
        expect(isBattleOver(table.state.status)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('of a past step, board or naming changes nothing, however late it comes', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const rng = createRandom(seed + 1);
        const table = playResending(seed, (sent) => sent[rng.int(sent.length)]);
        expect(isBattleOver(table.state.status)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

type Move = NonNullable<ReturnType<typeof legalMove>>;

/** Plays a battle, and after each move one that was made before once more: it is refused. */
function playResending(seed: number, again: (sent: readonly Move[]) => Move | undefined): BattleTable {
  const rng = createRandom(seed);
  const sent: Move[] = [];
  return playRandomBattle(rng, {
    onMove: (table) => {
      const move = legalMove(table, rng);
      if (!move || isBattleOver(table.state.status)) return;
      expect(table.send(move.actor, move.command)).toBeNull();
      sent.push(move);
      const after = table.state;
      const old = again(sent) ?? move;
      expect(table.send(old.actor, old.command)).not.toBeNull();
      expect(table.state).toBe(after);
    },
  });
}

test('the generator reaches every end, every kind of board, every naming and every honour', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 700; seed++) {
    const { state, events } = playRandomBattle(createRandom(seed), TROUBLED);
    seen.add(`${state.result}`).add(`by ${state.end_cause}`);
    for (const board of state.boards) seen.add(board.status).add(board.kind).add(`board by ${board.end_cause}`);
    for (const { type, payload } of events) {
      seen.add(type);
      if (type === 'naming_started' && 'kind' in payload) seen.add(payload.kind);
      if (type === 'honour_earned' && 'kind' in payload) seen.add(payload.kind);
    }
  }
  const ends = BATTLE_END_CAUSES.map((cause) => `by ${cause}`);
  const boards = ['missing_player', 'player_out', 'ruling'].map((cause) => `board by ${cause}`);
  const statuses = BOARD_STATUSES.filter((status) => !['waiting', 'open', 'playing'].includes(status));
  const events = ['board_corrected', 'board_restored', 'naming_withdrawn', 'relay_turn_started', 'substitution_made'];
  const expected = [
    ...MATCH_RESULTS,
    ...ends,
    ...boards,
    ...statuses,
    ...BOARD_KINDS,
    ...NAMING_KINDS,
    ...HONOUR_KINDS,
  ];
  expect([...expected, ...events].filter((kind) => !seen.has(kind))).toEqual([]);
});
