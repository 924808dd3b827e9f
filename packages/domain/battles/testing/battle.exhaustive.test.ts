import { describe, expect, test } from 'vitest';
import type { Side } from '../../series/sides.ts';
import { isViolation } from '../../violation/violation.ts';
import { isBattleOver } from '../battle-over.ts';
import { isBoardRunning } from '../boards.ts';
import { noRosters, type BattleActor, type BattleCommand, type BattleSecret } from '../commands.ts';
import { decideBattle } from '../decide/decide.ts';
import { evolveBattle } from '../evolve/evolve.ts';
import { namingSides } from '../formats/seat-plans.ts';
import type { BattleFormat } from '../settings.ts';
import type { BattleState } from '../types.ts';
import { buildSettings, captain, SYSTEM } from './battle.builder.ts';
import { assertInvariants } from './battle.invariants.ts';
import { startedTable } from './battle.table.ts';

type Position = {
  readonly state: BattleState;
  readonly secrets: readonly BattleSecret[];
};

const NOW = '2026-03-01T14:00:00.000Z';

function send({ state, secrets }: Position, actor: BattleActor, command: BattleCommand): Position {
  let made = state.boards.length;
  const new_id = () => `match-${++made}-${state.boards.length}`;
  const outcome = decideBattle(state, command, { now: NOW, actor, secrets, new_id, roster_of: noRosters });
  if (isViolation(outcome)) throw new Error(`${command.type} was refused: ${outcome.violation}`);
  return { state: outcome.events.reduce(evolveBattle, state), secrets: [...secrets, ...outcome.secrets] };
}

function optionsOf({ state, secrets }: Position, side: Side): readonly string[] {
  const seat = state.naming?.plan.seats[side];
  const lineUp = secrets.find((secret) => secret.kind === 'line_up' && secret.side === side);
  if (seat?.kind !== 'named' || lineUp?.kind !== 'line_up') return [];
  const { players, bench } = lineUp.line_up;
  const all = seat.from === 'team' ? [...players, ...bench] : players;
  return all.map(({ account_id }) => account_id).filter((id) => !seat.without.includes(id));
}

/** Every name for the first captain who is asked, or every result of the first board that runs. */
function followUps(position: Position, results: readonly (Side | null)[]): readonly Position[] {
  const { state } = position;
  const { naming } = state;
  if (naming) {
    const side = namingSides(naming.plan).find((one) => !naming.locked.some((lock) => lock.side === one)) ?? 'a';
    const { board_number } = naming;
    return optionsOf(position, side).map((account_id) =>
      send(position, captain(side), { type: 'name_player', board_number, account_id }),
    );
  }
  const match_id = state.boards.find(isBoardRunning)?.match_id ?? '';
  return results.map((winner) => {
    const score = { a: winner === 'a' ? 2 : 0, b: winner === 'b' ? 2 : 0 };
    const cause = winner === null ? 'both_absent' : 'score';
    return send(position, SYSTEM, { type: 'finish_board', match_id, score, winner, cause, ground: null });
  });
}

type Tally = { ends: number; a: number; b: number; draw: number; double_loss: number };

function enumerate(position: Position, results: readonly (Side | null)[], tally: Tally): Tally {
  assertInvariants(position.state);
  const { status, result } = position.state;
  if (isBattleOver(status)) {
    tally.ends++;
    if (result) tally[result]++;
    return tally;
  }
  for (const next of followUps(position, results)) enumerate(next, results, tally);
  return tally;
}

const WON: readonly (Side | null)[] = ['a', 'b'];
const WON_OR_LOST: readonly (Side | null)[] = ['a', 'b', null];

/** All ways that a battle of this format can go, with line-ups of so many players. */
function every(format: BattleFormat, size: number = format.size, results = WON): Tally {
  const { state, secrets } = startedTable(buildSettings(format), { a: size, b: size });
  return enumerate({ state, secrets }, results, { ends: 0, a: 0, b: 0, draw: 0, double_loss: 0 });
}

describe('every way that a battle can go, counted by hand', () => {
  const fixed = { code: 'winner_stays', size: 3, order: 'fixed', revival: false } as const;

  test('winner stays: whoever loses two, three boards first, as in a best of 3 and 5', () => {
    expect(every(fixed, 2)).toMatchObject({ ends: 6, a: 3, b: 3 });
    expect(every(fixed)).toMatchObject({ ends: 20, a: 10, b: 10 });
  });

  test('winner stays with a revival: one board more for each side, and two names to choose from for it', () => {
    // Best of 5; a side that loses a second board names one of two. 3–0 (1 way) and 3–1 (3 ways): one side has named;
    // 3–2 (6 ways): both have. Twice, for either winner.
    expect(every({ ...fixed, revival: true }, 2)).toMatchObject({ ends: 2 * (2 + 3 * 2 + 6 * 4) });
  });

  test('winner stays in a free order: the loser names one of two, then the last', () => {
    // Each side that loses a first board chooses between two. 3–0: 1 way, one side chooses; 3–1 and 3–2: both do.
    expect(every({ ...fixed, order: 'free' })).toMatchObject({ ends: 2 * (2 + 3 * 4 + 6 * 4) });
  });

  test('winner stays, boards that both lose included, is fair and ends with every player beaten at most once', () => {
    for (const size of [2, 3]) {
      const tally = every(fixed, size, WON_OR_LOST);
      expect(tally.a).toBe(tally.b);
      expect(tally.a + tally.b + tally.double_loss).toBe(tally.ends);
    }
    // Of two players each, both out at once: both lose the last board, at 0–0, 1–1 or after one lost by both.
    expect(every(fixed, 2, WON_OR_LOST).double_loss).toBe(3);
  });

  const boards = { code: 'boards', size: 3, decided: 'majority', tie: 'draw' } as const;

  test('three boards: six ways to the majority, eight when all are played', () => {
    expect(every(boards)).toMatchObject({ ends: 6, a: 3, b: 3 });
    expect(every({ ...boards, decided: 'all_played' })).toMatchObject({ ends: 8, a: 4, b: 4 });
  });

  test('three boards and an ace: of 27 results seven are tied', () => {
    const ace = { ...boards, decided: 'all_played', tie: 'ace' } as const;
    // One of five players on each side, three results each.
    const tally = every(ace, 3, WON_OR_LOST);
    expect(tally).toMatchObject({ ends: 20 + 7 * 25 * 3, draw: 7 * 25 });
    expect(tally.a).toBe(tally.b);
  });

  test('conquest of two against two: each pair and result until one side has nobody left to win', () => {
    // Ways from (a, b) players left: a × b × (ways from one less on either side), and 1 when a side has none.
    const ways = (a: number, b: number): number => (a === 0 || b === 0 ? 1 : a * b * (ways(a - 1, b) + ways(a, b - 1)));
    expect(ways(2, 2)).toBe(48);
    expect(every({ code: 'conquest_team', size: 3 }, 2)).toMatchObject({ ends: 48, a: 24, b: 24 });
  });

  test('two against two with a decider: two ways to win both, two ties of four pairs with two results', () => {
    expect(every({ code: 'two_v_two', size: 2, decider: 'board' })).toMatchObject({ ends: 2 + 2 * 4 * 2, draw: 0 });
    expect(every({ code: 'two_v_two', size: 2, decider: 'games' })).toMatchObject({ ends: 4, a: 1, b: 1, draw: 2 });
  });

  test('scheveningen of three: all 512 results, none of them a draw', () => {
    expect(every({ code: 'scheveningen', size: 3 })).toMatchObject({ ends: 512, a: 256, b: 256 });
  });
});
