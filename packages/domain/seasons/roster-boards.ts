import { isBoardOver, standingBoards } from '../battles/boards.ts';
import type { BattleState } from '../battles/types.ts';
import type { RosterBoards } from './champions.ts';

/** The boards of one player in battles, which come in the order in which they were played. */
export function rosterBoards(battles: readonly BattleState[], accountId: string): RosterBoards {
  const results = battles.map((battle) =>
    standingBoards(battle)
      .filter((board) => isBoardOver(board) && board.match_id !== null)
      .flatMap(({ seats, winner }) => {
        const seat = seats.find((one) => one.account_id === accountId && one.role === 'player');
        return seat ? [winner === seat.side] : [];
      }),
  );
  const all = results.flat();
  const won = all.filter(Boolean).length;
  return {
    battles: results.filter(({ length }) => length > 0).length,
    won,
    lost: all.length - won,
    streak: longestRun(all),
  };
}

function longestRun(results: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const isWon of results) {
    run = isWon ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
