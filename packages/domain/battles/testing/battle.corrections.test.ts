import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { otherSide } from '../../series/decide/legal.ts';
import { SIDES, type Side } from '../../series/sides.ts';
import { isBattleOver } from '../battle-over.ts';
import { isBoardOver, isBoardRunning, playerOf, standingBoards } from '../boards.ts';
import type { BattleFormat } from '../settings.ts';
import type { BattleState, Board } from '../types.ts';
import { buildSettings } from './battle.builder.ts';
import { oneOf } from './battle.arbitrary.ts';
import { finish, startedTable, type BattleTable } from './battle.table.ts';

const FORMATS: readonly BattleFormat[] = [
  { code: 'boards', size: 5, decided: 'majority', tie: 'games_then_ace' },
  { code: 'boards', size: 4, decided: 'all_played', tie: 'ace' },
  { code: 'winner_stays', size: 3, order: 'fixed', revival: false },
  { code: 'winner_stays', size: 4, order: 'free', revival: true },
  { code: 'two_v_two', size: 2, decider: 'board' },
  { code: 'scheveningen', size: 3 },
  { code: 'co_op', size: 1 },
];
const BATTLES = 60;

/** The next board that runs; where captains are asked, the system names for them, the same in the same position. */
function openBoard(table: BattleTable): Board | null {
  while (!isBattleOver(table.state.status) && !table.state.boards.some(isBoardRunning)) table.runOut();
  return table.state.boards.find(isBoardRunning) ?? null;
}

/** Results of the first boards in the order in which they run. */
function playAll(format: BattleFormat, winners: readonly Side[]): BattleTable {
  const table = startedTable(buildSettings(format));
  for (const winner of winners) {
    const board = openBoard(table);
    if (board) finish(table, board.number, winner);
  }
  return table;
}

/** All that counts, without what a detour leaves behind: numbers of boards, ids of matches, times, rulings. */
function essence(state: BattleState): unknown {
  const boards = standingBoards(state).map((board) => [
    board.kind,
    board.status === 'abandoned' ? 'not_played' : board.status,
    board.winner,
    board.score,
    SIDES.map((side) => playerOf(board, side)?.account_id),
  ]);
  const { status, score, games, result, end_cause, naming, due_kind } = state;
  const honours = state.honours.map(({ kind, player }) => `${kind} ${player.account_id}`);
  return { status, score, games, result, end_cause, due_kind, boards, honours, plan: naming?.plan ?? null };
}

/** No result decides what else is played. */
const areIndependent = ({ code }: BattleFormat) => code === 'scheveningen';

describe('a correction', () => {
  test.each(FORMATS)('leads to the battle that the right result would have led to: $code of $size', (format) => {
    for (let seed = 0; seed < BATTLES; seed++) {
      const rng = createRandom(seed);
      const count = 1 + rng.int(2 * format.size);
      const right = Array.from({ length: count }, () => oneOf(rng, SIDES));
      const straight = playAll(format, right);
      const last = standingBoards(straight.state).filter(isBoardOver).length;
      const index = areIndependent(format) ? rng.int(last) : last - 1;
      const wrong = right.map((winner, one) => (one === index ? otherSide(winner) : winner));
      const detour = playAll(format, wrong.slice(0, last));
      const number = standingBoards(detour.state).filter(isBoardOver)[index]?.number ?? 0;
      for (let after = rng.int(3); after > 0 && format.code === 'winner_stays'; after--) {
        const board = openBoard(detour);
        if (board) finish(detour, board.number, oneOf(rng, SIDES));
      }
      finish(detour, number, right[index] ?? 'a');
      expect(essence(detour.state)).toEqual(essence(straight.state));
    }
  });

  test('taken back leaves the battle as it was', () => {
    for (const format of FORMATS) {
      for (let seed = 0; seed < BATTLES; seed++) {
        const rng = createRandom(seed);
        const table = playAll(
          format,
          Array.from({ length: 1 + rng.int(6) }, () => oneOf(rng, SIDES)),
        );
        const board = standingBoards(table.state).filter(isBoardOver).at(-1);
        if (!board?.winner) continue;
        const before = essence(table.state);
        finish(table, board.number, otherSide(board.winner));
        finish(table, board.number, board.winner);
        expect(essence(table.state)).toEqual(before);
      }
    }
  });
});
