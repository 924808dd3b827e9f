import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import type { Side } from '../../series/sides.ts';
import { isViolation } from '../../violation/violation.ts';
import type { BattleSecret } from '../commands.ts';
import { decideBattle } from '../decide/decide.ts';
import type { BattleOutcome } from '../decide/turn.ts';
import type { BattleEvent } from '../events.ts';
import { buildLineUp, buildSettings, captain } from './battle.builder.ts';
import { playRandomBattle, randomFormat } from './battle.arbitrary.ts';
import { openTable, type BattleTable } from './battle.table.ts';

const SEED = fc.integer({ min: 0, max: 0xffff_ffff });

function outcomeOf(table: BattleTable, side: Side, command: Parameters<typeof decideBattle>[1]): BattleOutcome | null {
  const facts = {
    now: table.now,
    actor: captain(side),
    secrets: table.secrets,
    new_id: () => 'match',
    roster_of: (one: Side) => table.rosters[one],
  };
  const outcome = decideBattle(table.state, command, facts);
  return isViolation(outcome) ? null : outcome;
}

/** What each name that the first of two captains could give would lead to. */
function possibleNames(table: BattleTable): readonly BattleOutcome[] {
  const { naming } = table.state;
  const seats = naming ? Object.values(naming.plan.seats).filter(({ kind }) => kind === 'named') : [];
  if (!naming || seats.length < 2 || naming.locked.length > 0) return [];
  const { board_number } = naming;
  const ids = Array.from({ length: 9 }, (_, index) => `a${index + 1}`);
  return ids.flatMap((account_id) => outcomeOf(table, 'a', { type: 'name_player', board_number, account_id }) ?? []);
}

const EMPTY_HANDED: readonly BattleEvent['type'][] = [
  'line_up_locked',
  'player_locked',
  'naming_withdrawn',
  'team_check_in_opened',
  'battle_started',
  'board_started',
  'board_progressed',
  'board_finished',
  'board_corrected',
  'board_withdrawn',
  'battle_finished',
];

/** A captain checks in, whether or not in the line-up. */
const CHECKED_IN = /"side":"[ab]","account_id":"[ab]1"/g;

/** Players of locked line-ups whom the log of such a format has no reason to name yet. */
function unseen(table: BattleTable): readonly string[] {
  const log = table.events
    .filter(({ type }) => ['line_ups_revealed', 'boards_opened', 'relay_turn_started'].includes(type))
    .map((event) => JSON.stringify(event))
    .join();
  const lineUps = table.secrets.flatMap((secret: BattleSecret) => (secret.kind === 'line_up' ? [secret.line_up] : []));
  const ids = lineUps.flatMap(({ players, bench }) =>
    [...players, ...bench].map(({ account_id }) => `"${account_id}"`),
  );
  return ids.filter((id) => !log.includes(id));
}

describe('what is hidden in a battle', () => {
  test('changes nothing public before its reveal: any other line-up gives the very same events', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const rng = createRandom(seed);
        const settings = buildSettings(randomFormat(rng));
        const table = openTable(settings);
        const { players, ...rest } = buildLineUp(settings, 'a');
        const outcomes = Array.from({ length: 5 }, () =>
          outcomeOf(table, 'a', { type: 'lock_line_up', line_up: { ...rest, players: rng.shuffle(players) } }),
        );
        const [first, ...others] = outcomes.map((outcome) => outcome?.events);
        expect(first).toHaveLength(1);
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });

  test('changes nothing public before its reveal: any other name gives the very same events', () => {
    let compared = 0;
    fc.assert(
      fc.property(SEED, (seed) => {
        playRandomBattle(createRandom(seed), {
          code: seed % 2 === 0 ? 'conquest_team' : 'boards',
          onMove: (table) => {
            const outcomes = possibleNames(table);
            if (outcomes.length < 2) return;
            compared++;
            for (const { events } of outcomes) expect(events).toEqual(outcomes[0]?.events);
            expect(new Set(outcomes.map(({ secrets }) => JSON.stringify(secrets))).size).toBe(outcomes.length);
          },
        });
      }),
      { numRuns: 40 },
    );
    expect(compared).toBeGreaterThan(20);
  });

  test('stands in no event that has nothing to reveal, and in no state before it was revealed', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const table = playRandomBattle(createRandom(seed), {
          lateness: 0.2,
          correcting: 0.15,
          onMove: (one) => {
            const { state, events } = one;
            const silent = unseen(one);
            const text = JSON.stringify([
              state.boards,
              state.naming,
              state.sides.a.line_up,
              state.sides.b.line_up,
              events,
            ]);
            for (const id of silent) expect(text.replaceAll(CHECKED_IN, '')).not.toContain(id);
          },
        });
        const quiet = table.events.filter(({ type }) => EMPTY_HANDED.includes(type));
        expect(JSON.stringify(quiet)).not.toMatch(/"[ab]\d+"|deck/);
        expect(JSON.stringify(table.events)).not.toMatch(/deck_id/);
      }),
      { numRuns: 60 },
    );
  });
});
