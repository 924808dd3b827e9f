import type { BattleCommand, BattleCommandOf, BattleCommandType, BattleFacts } from '../commands.ts';
import type { BattleState } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import { finishBoard, progressBoard, reopenBoard, startBoard } from './decide-boards.ts';
import { lockLineUp } from './decide-line-up.ts';
import { namePlayer } from './decide-naming.ts';
import { disqualify, warn } from './decide-penalties.ts';
import { replacePlayer, substitute } from './decide-players.ts';
import { cancelBattle, forfeitBattle, forfeitBoard, reopenBattle, restoreBoard } from './decide-referee.ts';
import { checkIn, forfeit, reschedule } from './decide-start.ts';
import { creditTime, extendDeadline, passDeadline, pauseBattle, resumeBattle } from './decide-time.ts';
import { beginTurn, type BattleOutcome, type Decider, type Turn } from './turn.ts';

export type { BattleOutcome } from './turn.ts';

const deciders: { readonly [T in BattleCommandType]: Decider<BattleCommandOf<T>> } = {
  lock_line_up: lockLineUp,
  check_in: checkIn,
  substitute,
  name_player: namePlayer,
  forfeit,
  start_board: startBoard,
  progress_board: progressBoard,
  finish_board: finishBoard,
  reopen_board: reopenBoard,
  deadline_passed: passDeadline,
  credit_time: creditTime,
  reschedule,
  forfeit_board: forfeitBoard,
  restore_board: restoreBoard,
  forfeit_battle: forfeitBattle,
  warn,
  disqualify,
  replace_player: replacePlayer,
  pause: pauseBattle,
  resume: resumeBattle,
  extend: extendDeadline,
  reopen: reopenBattle,
  cancel: cancelBattle,
};

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

/** The decision up to where something would open: for previews, which know nothing hidden. */
export function previewBattle(
  state: BattleState,
  command: BattleCommand,
  facts: BattleFacts,
): BattleOutcome | BattleViolation {
  return decideIn(beginTurn(state, facts, true), command);
}

function decideIn(turn: Turn, command: BattleCommand): BattleOutcome | BattleViolation {
  const decide = deciders[command.type] as Decider<BattleCommand>;
  return decide(turn, command) ?? turn.outcome();
}
