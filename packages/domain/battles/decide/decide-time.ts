import { creditedDeadline, extendedDeadline, remainingMs } from '../../deadline/deadline.ts';
import { violation } from '../../violation/violation.ts';
import { isBattleOver } from '../battle-over.ts';
import type { BattleCommandOf } from '../commands.ts';
import type { BattleDueKind } from '../types.ts';
import type { BattleViolation } from '../violations.ts';
import { advance } from './advance.ts';
import { missLineUp } from './decide-line-up.ts';
import { missNaming } from './decide-naming.ts';
import { startBattle } from './decide-start.ts';
import { asReferee, refuseIdle } from './guards.ts';
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
  if (facts.actor.kind !== 'system') return violation('not_allowed');
  if (state.due_at === null || state.due_kind === null) return violation('no_deadline');
  const isMeant = state.due_at === command.due_at && state.due_kind === command.due_kind;
  if (!isMeant) return violation('stale_deadline', { due_at: state.due_at, due_kind: state.due_kind });
  if (Date.parse(facts.now) < Date.parse(state.due_at)) return violation('too_early', { due_at: state.due_at });
  PASSED[state.due_kind](turn);
  return undefined;
}

export function creditTime(turn: Turn, { since, cause }: BattleCommandOf<'credit_time'>): BattleViolation | undefined {
  const { state, facts } = turn;
  if (facts.actor.kind !== 'system') return violation('not_allowed');
  const credited = creditedDeadline(state.due_at, since, facts.now);
  if ('violation' in credited) return credited;
  turn.emit('time_credited', { ...credited, ...(cause && { cause }) });
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
  const due_at = pause.remaining_ms === null ? null : turn.after(pause.remaining_ms / 1000);
  turn.emit('battle_resumed', { due_at, ...referee.ok });
  advance(turn);
  return undefined;
}

export function extendDeadline(turn: Turn, command: BattleCommandOf<'extend'>): BattleViolation | undefined {
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const idle = refuseIdle(turn.state);
  if (idle) return idle;
  const due_at = extendedDeadline(turn.state.due_at, command);
  if (typeof due_at !== 'string') return due_at;
  turn.emit('deadline_extended', { seconds: command.seconds, due_at, ...referee.ok });
  return undefined;
}
