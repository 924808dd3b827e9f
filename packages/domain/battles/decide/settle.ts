import { verdictOf } from '../formats/rules-of.ts';
import type { Ground } from '../commands.ts';
import type { BattleState } from '../types.ts';
import { advance } from './advance.ts';
import { closeWaiting, finishAgain } from './finish.ts';
import { settleHonours } from './settle-honours.ts';
import type { Turn } from './turn.ts';
import { withdrawInvalid } from './withdraw.ts';

/**
 * After board `number` has got a result, another one, or none: takes with it what can't stand any more, then leads the battle
 * on, opens it again, or ends it with its new result. The first half needs nothing that is hidden.
 */
export function settleBoard(turn: Turn, before: BattleState, number: number, ground: Ground): void {
  withdrawInvalid(turn, before, number);
  if (before.status !== 'finished') {
    advance(turn);
    return;
  }
  settleHonours(turn);
  const verdict = verdictOf(turn.state);
  if (verdict) {
    closeWaiting(turn);
    finishAgain(turn, before, verdict);
    return;
  }
  turn.emit('battle_reopened', { status: 'playing', due_at: null, due_kind: null, ground });
  advance(turn);
}
