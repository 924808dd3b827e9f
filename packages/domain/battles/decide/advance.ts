import type { BattleState, Board } from '../types.ts';
import { isBoardRunning, sharePlayer } from '../boards.ts';
import { isSamePlan, namingSides } from '../formats/seat-plans.ts';
import { isChain, nextBoards, verdictOf } from '../formats/rules-of.ts';
import { finishBattle } from './finish.ts';
import { awaitedNamings, startNaming } from './naming.ts';
import { openPlanned, openWaiting } from './open-boards.ts';
import { settleHonours } from './settle-honours.ts';
import type { Turn } from './turn.ts';
import { withdrawInvalid } from './withdraw.ts';

function withdrawNaming(turn: Turn): void {
  const { naming } = turn.state;
  if (naming) turn.emit('naming_withdrawn', { board_number: naming.board_number });
}

/** Opens the boards that come next, or asks for their players. False where a naming waits for a captain. */
function openNext(turn: Turn): boolean {
  const plans = nextBoards(turn.state);
  const [plan] = plans;
  if (!plan) throw new Error('an open battle has nothing to play');
  const { naming } = turn.state;
  if (naming && !isSamePlan(naming.plan, plan)) withdrawNaming(turn);
  if (namingSides(plan).length > 0) {
    if (!turn.state.naming) startNaming(turn, plan);
    if (turn.state.naming && awaitedNamings(turn.state.naming).length > 0) return false;
  }
  openPlanned(turn, plans);
  return true;
}

/** Boards that wait and can open together: their players are on no other board. In a chain one follows the other. */
function openableBoards(state: BattleState): readonly Board[] {
  const { boards } = state;
  const running = boards.filter(isBoardRunning);
  if (isChain(state)) return running.length > 0 ? [] : boards.filter(({ status }) => status === 'waiting').slice(0, 1);
  const found: Board[] = [];
  for (const board of boards) {
    const isFree = ![...running, ...found].some((one) => sharePlayer(one, board));
    if (board.status === 'waiting' && isFree) found.push(board);
  }
  return found;
}

/** Those that nobody can play any more are lost at once, which may take others with it. */
function reopenBoards(turn: Turn, waiting: readonly Board[]): void {
  const before = turn.state;
  openWaiting(turn, waiting);
  for (const { number } of waiting) withdrawInvalid(turn, before, number);
}

/**
 * Leads a battle on that is being played: to its end, to boards that wait or come next, or to the naming of a player. While a
 * board runs it waits. Boards that nobody can play are lost at once, so it goes on until somebody has something to do.
 */
export function advance(turn: Turn): void {
  while (turn.state.status === 'playing') {
    settleHonours(turn);
    if (turn.isPreview) return;
    const verdict = verdictOf(turn.state);
    if (verdict) {
      finishBattle(turn, verdict, null);
      return;
    }
    const waiting = openableBoards(turn.state);
    if (waiting.length > 0) {
      withdrawNaming(turn);
      reopenBoards(turn, waiting);
    } else if (turn.state.boards.some(isBoardRunning)) {
      withdrawNaming(turn);
      return;
    } else if (!openNext(turn)) return;
  }
}
