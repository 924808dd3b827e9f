import { otherSide } from '../series/decide/legal.ts';
import { SIDES, type Side } from '../series/sides.ts';
import { boardsLost, playerOf, standingBoards } from './boards.ts';
import { hasHonours, verdictOf } from './formats/rules-of.ts';
import type { BattlePlayer, BattleState, Board, Honour } from './types.ts';

/** Boards in a row that a player has to win. */
const STREAK = 3;
/** Opponents that the last player of a team has to beat. */
const REVERSED = 2;

type Run = {
  readonly side: Side;
  readonly player: BattlePlayer;
  /** Won by play; what was won without it neither counts nor ends a run. */
  readonly boards: readonly Board[];
};

/** Maximal runs of boards that one player won in a row. */
function runs(boards: readonly Board[]): readonly Run[] {
  const found: Run[] = [];
  for (const board of boards) {
    const side = board.winner;
    const player = side && playerOf(board, side);
    if (!side || !player) continue;
    const last = found.at(-1);
    const isSame = last?.side === side && last.player.account_id === player.account_id;
    const played = board.end_cause === 'score' ? [board] : [];
    if (last && isSame) found[found.length - 1] = { ...last, boards: [...last.boards, ...played] };
    else found.push({ side, player, boards: played });
  }
  return found;
}

function honour(kind: Honour['kind'], { side, player, boards }: Run): Honour {
  return { kind, side, player, boards: boards.map(({ number }) => number) };
}

function opponentsBeaten({ side, boards }: Run): number {
  return new Set(boards.map((board) => playerOf(board, otherSide(side))?.account_id)).size;
}

/** One player beat every player of the other team; the last player of a team beat all who were left, two or more. */
function killsOf(state: BattleState, run: Run): readonly Honour[] {
  const first = run.boards[0]?.number ?? 0;
  const before = standingBoards(state).filter(({ number }) => number < first);
  const own = state.sides[run.side].line_up.size ?? 0;
  const opponents = state.sides[otherSide(run.side)].line_up.size ?? 0;
  const isAll = opponentsBeaten(run) >= opponents;
  const isReverse = own > 1 && boardsLost(before, run.side) >= own - 1 && run.boards.length >= REVERSED;
  return [...(isAll ? [honour('all_kill', run)] : []), ...(isReverse ? [honour('reverse_all_kill', run)] : [])];
}

/** What the players of a battle have earned so far, where its format has honours. */
export function honoursOf(state: BattleState): readonly Honour[] {
  if (!hasHonours(state) || state.started_at === null) return [];
  const found = runs(standingBoards(state));
  const streaks = found.filter(({ boards }) => boards.length >= STREAK).map((run) => honour('win_streak', run));
  const verdict = verdictOf(state);
  const winner = SIDES.find((side) => verdict?.result === side && verdict.cause === 'boards');
  const last = found.at(-1);
  return winner && last?.side === winner ? [...streaks, ...killsOf(state, last)] : streaks;
}
