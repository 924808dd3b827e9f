import { SIDES, type Side } from '../../series/sides.ts';
import { playerOf } from '../boards.ts';
import { bySide } from '../by-side.ts';
import type { BattlePlayer, Board, BoardPlan, BoardSeat, SeatPlan } from '../types.ts';
import { isRotating } from '../formats/rules-of.ts';
import { filled, firstOfRelay, isSuspended } from '../seats/fill-seat.ts';
import { findPlayer } from './naming.ts';
import type { Turn } from './turn.ts';

type OpenedBoard = Pick<Board, 'number' | 'kind' | 'round' | 'match_id' | 'seats'>;

function seatedPlayer(turn: Turn, seat: SeatPlan, side: Side, boardNumber: number): BattlePlayer | null {
  switch (seat.kind) {
    case 'player':
      return seat.player;
    case 'order':
      return isRotating(turn.state) ? firstOfRelay(turn, side) : playerInOrder(turn, side, seat.index);
    case 'named':
      return filled(turn, side, findPlayer(turn.lineUpOf(side), turn.namedPlayer(side, boardNumber)));
    default:
      return seat satisfies never;
  }
}

const playerInOrder = (turn: Turn, side: Side, index: number) => filled(turn, side, turn.lineUpOf(side).players[index]);

function seat(side: Side, role: BoardSeat['role'], { account_id, name }: BattlePlayer): BoardSeat {
  return { account_id, name, side, role, from_game: 1, to_game: null };
}

function seatsOf(turn: Turn, { seats }: BoardPlan, boardNumber: number): readonly BoardSeat[] {
  return SIDES.flatMap((side) => {
    const player = seatedPlayer(turn, seats[side], side, boardNumber);
    if (!player) return [];
    const { advisers } = turn.lineUpOf(side);
    return [seat(side, 'player', player), ...advisers.map((adviser) => seat(side, 'adviser', adviser))];
  });
}

/** Who may play: not a side without a player for this board, or one who was disqualified or is suspended. */
function ablePlayers(turn: Turn, board: Pick<Board, 'seats'>): Record<Side, 'able' | 'missing_player' | 'player_out'> {
  const { sides } = turn.state;
  return bySide((side) => {
    const player = playerOf(board, side);
    if (!player) return 'missing_player';
    const isOut = sides[side].out.includes(player.account_id) || isSuspended(turn, player.account_id);
    return isOut ? 'player_out' : 'able';
  });
}

function forfeitUnable(turn: Turn, board: OpenedBoard): void {
  const able = ablePlayers(turn, board);
  const winner = SIDES.find((side) => able[side] === 'able') ?? null;
  const cause = able.a === 'missing_player' || able.b === 'missing_player' ? 'missing_player' : 'player_out';
  turn.emit('board_forfeited', { board_number: board.number, winner, cause, ground: null });
}

/** Opens boards together; those that a side can't play are lost at once, without a match. */
function openTogether(turn: Turn, boards: readonly Omit<OpenedBoard, 'match_id'>[]): void {
  const isPlayable = (board: Pick<Board, 'seats'>) => {
    const able = ablePlayers(turn, board);
    return SIDES.every((side) => able[side] === 'able');
  };
  const opened = boards.map((board): OpenedBoard => {
    const { number, kind, round, seats } = board;
    return { number, kind, round, match_id: isPlayable(board) ? turn.facts.new_id() : null, seats };
  });
  turn.emit('boards_opened', { boards: opened });
  for (const board of opened) if (board.match_id === null) forfeitUnable(turn, board);
}

export function openPlanned(turn: Turn, plans: readonly BoardPlan[]): void {
  const first = turn.state.boards.length + 1;
  openTogether(
    turn,
    plans.map((plan, index) => ({
      number: first + index,
      kind: plan.kind,
      round: plan.round,
      seats: seatsOf(turn, plan, first + index),
    })),
  );
}

/** Boards that wait get their first players again. */
export function openWaiting(turn: Turn, waiting: readonly Board[]): void {
  openTogether(
    turn,
    waiting.map((board) => ({
      ...board,
      seats: board.seats.filter(({ from_game }) => from_game === 1).map((one) => ({ ...one, to_game: null })),
    })),
  );
}
