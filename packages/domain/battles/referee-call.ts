import { standingBoards } from './boards.ts';
import type { BattleState } from './types.ts';

type Caller = {
  readonly account_id: string;
  /** Captain or vice captain. */
  readonly leads: boolean;
  /** Null: it is about no board in particular. */
  readonly board_number: number | null;
};

/** A member of a side may call a referee who leads it, or sits on the board in question; with none named, on any board. */
export function mayCallReferee(state: BattleState, { account_id, leads, board_number }: Caller): boolean {
  const boards = standingBoards(state).filter(({ number }) => board_number === null || number === board_number);
  return leads || boards.some(({ seats }) => seats.some((seat) => seat.account_id === account_id));
}
