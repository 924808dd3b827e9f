import type { BattleCommand, BattleFacts } from '../commands.ts';
import type { BattleState } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import { decideIn } from './deciders.ts';
import { beginTurn, type BattleOutcome } from './turn.ts';

/**
 * What a command does: the events for the log and what is hidden for the private table; or the rule that refuses it, and then
 * nothing has changed. The given state is never mutated.
 */
export function decideBattle(
  state: BattleState,
  command: BattleCommand,
  facts: BattleFacts,
): BattleOutcome | BattleViolation {
  return decideIn(beginTurn(state, facts), command);
}
