import { refusePassing, remainingMs, resumedDeadline } from '../../deadline/deadline.ts';
import { asReferee } from '../../rulings/rulings.ts';
import { violation } from '../../violation/violation.ts';
import { isBattleOver } from '../battle-over.ts';
import type { BattleCommandOf } from '../commands.ts';
import type { BattleDueKind } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import { advance } from './advance.ts';
import { missLineUp } from './decide-line-up.ts';
import { missNaming } from './decide-naming.ts';
import { startBattle } from './decide-start.ts';
import { refuseIdle } from './guards.ts';
import { openCheckIn } from './schedule.ts';
import type { Turn } from './turn.ts';

const PASSED: Readonly<Record<BattleDueKind, (turn: Turn) => void>> = {
  line_up: missLineUp,
  check_in_opening: openCheckIn,
  check_in: startBattle,
  next_player: missNaming,
  revival: missNaming,
  ace: missNaming,
  decider: missNaming,
  hidden_choice: missNaming,
};

/** A timer's command names the deadline it means: another one is stale, and before its time it does nothing. */
export function passDeadline(turn: Turn, command: BattleCommandOf<'deadline_passed'>): BattleViolation | undefined {
  const { state, facts } = turn;
  const refused = refusePassing({ due_at: state.due_at, due_kind: state.due_kind }, command, facts);
  if (refused) return refused.due_at === null ? violation('no_deadline') : refused;
  PASSED[command.due_kind](turn);
  return undefined;
}

/** The deadline keeps what is left of it. Boards that run are paused by their own matches; their results still count. */
export function pauseBattle(turn: Turn, { reason }: BattleCommandOf<'pause'>): BattleViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  const idle = refuseIdle(turn.state);
  if (idle) return idle;
  turn.emit('battle_paused', { remaining_ms: remainingMs(turn.state.due_at, turn.facts.now), ...referee.ok });
  return undefined;
}

/** Play goes on with what the boards have brought meanwhile. */
export function resumeBattle(turn: Turn, { reason }: BattleCommandOf<'resume'>): BattleViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  if (isBattleOver(turn.state.status)) return violation('battle_over');
  const { pause } = turn.state;
  if (pause === null) return violation('not_paused');
  turn.emit('battle_resumed', { due_at: resumedDeadline(pause.remaining_ms, turn.facts.now), ...referee.ok });
  advance(turn);
  return undefined;
}
