import { creditTime } from '../../deadline/deadline.ts';
import { extendDeadline } from '../../rulings/rulings.ts';
import type { BattleCommand, BattleCommandOf, BattleCommandType } from '../commands.ts';
import type { BattleViolation } from '../violations.ts';
import { finishBoard, progressBoard, reopenBoard, startBoard } from './decide-boards.ts';
import { openDecks } from '../line-up/open-decks.ts';
import { lockLineUp } from './decide-line-up.ts';
import { namePlayer } from './decide-naming.ts';
import { disqualify, reinstatePlayer, warn } from './decide-penalties.ts';
import { replacePlayer, substitute } from './decide-players.ts';
import { cancelBattle, forfeitBattle, forfeitBoard, reopenBattle, restoreBoard } from './decide-referee.ts';
import { checkIn, forfeit, reschedule } from './decide-start.ts';
import { passDeadline, pauseBattle, resumeBattle } from './decide-time.ts';
import { refuseIdle } from './guards.ts';
import type { BattleOutcome, Decider, Turn } from './turn.ts';

const deciders: { readonly [T in BattleCommandType]: Decider<BattleCommandOf<T>> } = {
  lock_line_up: lockLineUp,
  check_in: checkIn,
  substitute,
  name_player: namePlayer,
  open_decks: openDecks,
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
  reinstate_player: reinstatePlayer,
  replace_player: replacePlayer,
  pause: pauseBattle,
  resume: resumeBattle,
  extend: (turn, command) => extendDeadline(turn, command, refuseIdle(turn.state)),
  reopen: reopenBattle,
  cancel: cancelBattle,
};

/** What the turn holds after a command, or the rule that refuses it. */
export function decideIn(turn: Turn, command: BattleCommand): BattleOutcome | BattleViolation {
  const decide = deciders[command.type] as Decider<BattleCommand>;
  return decide(turn, command) ?? turn.outcome();
}
