import type { FormatRules, Verdict } from './format-rules.ts';
import { raceOfGames } from './races.ts';
import { boardsInOrder } from './seat-plans.ts';
import { isBoardOver } from '../boards.ts';
import type { BattleState, Board } from '../types.ts';

function onlyBoard([board]: readonly Board[]): Verdict | null {
  if (!board || !isBoardOver(board)) return null;
  return { result: board.winner ?? 'double_loss', cause: board.winner ? 'boards' : 'both_absent' };
}

/** One match is the battle. */
const SINGLE_BOARD = {
  verdict: ({ boards }: { readonly boards: readonly Board[] }) => onlyBoard(boards),
  next: () => boardsInOrder(1),
  invalid: () => [],
  isChain: false,
  hasHonours: false,
  race: (_: unknown, state: BattleState) => raceOfGames(state),
};

/** 协作赛: one seat plays, its advisers sit beside it. */
export const coOpRules: FormatRules<'co_op'> = { ...SINGLE_BOARD, shownPlayers: ({ size }) => size, rotates: false };

/** 接力赛: one long series; after each game that counts the next player of both sides, from the first again after the last. */
export const relayRules: FormatRules<'relay'> = { ...SINGLE_BOARD, shownPlayers: () => 1, rotates: true };
