import { NO_DUE } from '../../deadline/deadline.ts';
import type { BattleEvents } from '../events.ts';
import { SIDES } from '../../series/sides.ts';
import type { BattleState, Board, BoardSeat, Honour } from '../types.ts';
import type { Evolvers } from './evolve-flow.ts';
import { changeBoards, recordGround, setBoard, setBoards } from './state-changes.ts';

type BoardEvent =
  | 'boards_opened'
  | 'board_started'
  | 'board_progressed'
  | 'relay_turn_started'
  | 'board_finished'
  | 'board_corrected'
  | 'board_forfeited'
  | 'board_reopened'
  | 'board_restored'
  | 'board_withdrawn'
  | 'boards_closed'
  | 'honour_earned'
  | 'honour_withdrawn';

const UNPLAYED = { score: { a: 0, b: 0 }, winner: null, end_cause: null, ended_at: null } as const;

/** A board that is opened again takes the place of the one with its number. */
function openBoards(state: BattleState, { boards, at }: BattleEvents['boards_opened']): BattleState {
  const opened = boards.map((board): Board => ({ ...board, ...UNPLAYED, status: 'open', opened_at: at }));
  const again = new Map(opened.map((board) => [board.number, board]));
  const known = new Set(state.boards.map(({ number }) => number));
  const kept = state.boards.map((board) => again.get(board.number) ?? board);
  const changed = setBoards(state, [...kept, ...opened.filter(({ number }) => !known.has(number))]);
  return state.naming ? { ...changed, ...NO_DUE, naming: null } : changed;
}

/** Whoever sat there plays until the game before; a seat for no game at all is none. */
function changeSeats(
  { seats }: Board,
  { from_game, players }: BattleEvents['relay_turn_started'],
): Pick<Board, 'seats'> {
  const left = seats
    .map((seat) => ({ ...seat, to_game: seat.to_game ?? from_game - 1 }))
    .filter((seat) => seat.to_game >= seat.from_game);
  const taken = SIDES.map((side): BoardSeat => ({ ...players[side], side, role: 'player', from_game, to_game: null }));
  return { seats: [...left, ...taken] };
}

function isSameHonour(one: Honour, other: Honour): boolean {
  return (
    one.kind === other.kind && one.player.account_id === other.player.account_id && one.boards[0] === other.boards[0]
  );
}

export const boardEvolvers: Evolvers<BoardEvent> = {
  boards_opened: openBoards,

  board_started: (state, { board_number }) => setBoard(state, board_number, { status: 'playing' }),

  board_progressed: (state, { board_number, score }) => setBoard(state, board_number, { score }),

  relay_turn_started: (state, payload) =>
    changeBoards(state, [payload.board_number], (board) => changeSeats(board, payload)),

  board_finished: (state, { board_number, winner, score, cause, at }) =>
    setBoard(state, board_number, {
      status: cause === 'score' ? 'finished' : 'forfeited',
      winner,
      score,
      end_cause: cause,
      ended_at: at,
    }),

  board_corrected: (state, payload) => {
    const { board_number, winner, score, cause } = payload;
    const status = cause === 'score' ? 'finished' : 'forfeited';
    const corrected = setBoard(state, board_number, { status, winner, score, end_cause: cause });
    return recordGround(corrected, { kind: 'board_corrected', board_number, detail: winner }, payload);
  },

  board_forfeited: (state, payload) => {
    const { board_number, winner, cause, at } = payload;
    const change = { status: 'forfeited', winner, end_cause: cause, ended_at: at } as const;
    return recordGround(
      setBoard(state, board_number, change),
      { kind: 'board_forfeited', board_number, detail: winner },
      payload,
    );
  },

  board_reopened: (state, payload) => {
    const { board_number } = payload;
    const change = { status: 'playing', winner: null, end_cause: null, ended_at: null } as const;
    return recordGround(setBoard(state, board_number, change), { kind: 'board_reopened', board_number }, payload);
  },

  board_restored: (state, payload) => {
    const { board_number } = payload;
    const restored = setBoard(state, board_number, { ...UNPLAYED, status: 'waiting', match_id: null });
    return recordGround(restored, { kind: 'board_reopened', board_number }, payload);
  },

  board_withdrawn: (state, { board_number, at }) =>
    setBoard(state, board_number, { status: 'withdrawn', ended_at: at }),

  boards_closed: (state, { not_played, abandoned, at }) => {
    const closed = changeBoards(state, not_played, () => ({ status: 'not_played', ended_at: at }));
    return changeBoards(closed, abandoned, () => ({ status: 'abandoned', ended_at: at }));
  },

  honour_earned: (state, { kind, side, player, boards }) => {
    const honour = { kind, side, player, boards };
    return { ...state, honours: [...state.honours.filter((one) => !isSameHonour(one, honour)), honour] };
  },

  honour_withdrawn: (state, payload) => ({
    ...state,
    honours: state.honours.filter((one) => !isSameHonour(one, payload)),
  }),
};
