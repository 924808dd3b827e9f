import { otherSide } from '../../series/decide/legal.ts';
import type { Side } from '../../series/sides.ts';
import { boardsLost, isBoardOver, playerOf } from '../boards.ts';
import { bySide } from '../by-side.ts';
import type { Board, SeatPlan } from '../types.ts';
import type { FormatRules, Situation, Verdict } from './format-rules.ts';
import { raceOfBoards } from './races.ts';
import { boardsAfter, named } from './seat-plans.ts';

type WinnerStays = Situation<'winner_stays'>;

/** Boards that a side may lose: one for each player, one more with a revival. */
function lives({ format, sizes }: WinnerStays, side: Side): number {
  return sizes[side] + (format.revival ? 1 : 0);
}

function isOut(situation: WinnerStays, side: Side): boolean {
  return boardsLost(situation.boards, side) >= lives(situation, side);
}

function verdict(situation: WinnerStays): Verdict | null {
  const out = bySide((side) => isOut(situation, side));
  if (out.a && out.b) return { result: 'double_loss', cause: 'both_absent' };
  if (!out.a && !out.b) return null;
  return { result: out.a ? 'b' : 'a', cause: 'boards' };
}

function beatenPlayers(boards: readonly Board[], side: Side): readonly string[] {
  const lost = boards.filter((board) => board.winner !== side);
  return [...new Set(lost.flatMap((board) => playerOf(board, side)?.account_id ?? []))];
}

/** The winner stays; for the loser the next in the fixed order, else whom its captain names. */
function seatOf({ format, boards, sizes }: WinnerStays, side: Side): SeatPlan {
  const last = boards.at(-1);
  const player = last && playerOf(last, side);
  if (last && last.winner === side && player) return { kind: 'player', player };
  const lost = boardsLost(boards, side);
  if (lost >= sizes[side]) return named('revival', 'line_up');
  const isSet = format.order === 'fixed' || lost === 0;
  return isSet ? { kind: 'order', index: lost } : named('next_player', 'line_up', beatenPlayers(boards, side));
}

function resultOf(boards: readonly Board[], number: number): Side | 'both_lost' | 'open' {
  const board = boards.find((one) => one.number === number);
  return board && isBoardOver(board) ? (board.winner ?? 'both_lost') : 'open';
}

/** 擂台赛 (fixed order), 车轮战 (free): whoever wins a board plays the next one too. Every later board hangs on who won. */
export const winnerStaysRules: FormatRules<'winner_stays'> = {
  shownPlayers: () => 1,
  verdict,
  next: (situation) => [
    {
      kind: 'regular',
      round: situation.boards.length + 1,
      seats: bySide((side) => seatOf(situation, side)),
    },
  ],
  invalid: (before, after, number) =>
    resultOf(before.boards, number) === resultOf(after.boards, number) ? [] : boardsAfter(after.boards, number),
  isChain: true,
  rotates: false,
  hasHonours: true,
  race(situation, state) {
    const left = (side: Side) => lives(situation, side) - boardsLost(situation.boards, side);
    return raceOfBoards(
      state,
      bySide((side) => left(otherSide(side))),
    );
  },
};
