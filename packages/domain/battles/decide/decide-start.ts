import { SIDES } from '../../series/sides.ts';
import { violation } from '../../violation/violation.ts';
import { isBattleOver } from '../battle-over.ts';
import type { BattleCommandOf } from '../commands.ts';
import type { BattleViolation } from '../violations.ts';
import { advance } from './advance.ts';
import { loseBattle } from './finish.ts';
import { asCaptain, refuseIdle } from './guards.ts';
import { checkInOpening, lineUpDue } from './schedule.ts';
import type { Turn } from './turn.ts';

/** Any member of the team says that it is there. */
export function checkIn(turn: Turn, _command: BattleCommandOf<'check_in'>): BattleViolation | undefined {
  const member = asCaptain(turn);
  if ('refused' in member) return member.refused;
  const side = member.ok;
  const { actor } = turn.facts;
  if (turn.state.status !== 'check_in') return violation('not_in_check_in');
  const account_id = actor.kind === 'side' ? actor.account_id : '';
  if (!turn.facts.roster_of(side).members.some((one) => one.account_id === account_id)) {
    return violation('not_a_member', { account_id });
  }
  if (turn.state.sides[side].checked_in.includes(account_id)) return violation('already_checked_in');
  turn.emit('member_checked_in', { side, account_id });
  return undefined;
}

/** The battle starts on time. The boards of a team that is not there have their own check-in, with its steps of lateness. */
export function startBattle(turn: Turn): void {
  const { sides, settings } = turn.state;
  const absent = SIDES.filter((side) => sides[side].checked_in.length < settings.check_in_members);
  turn.emit('battle_started', { absent });
  advance(turn);
}

/** A team may give up at any moment before the end, also while play is paused. */
export function forfeit(turn: Turn, _command: BattleCommandOf<'forfeit'>): BattleViolation | undefined {
  const { actor } = turn.facts;
  if (actor.kind !== 'side') return violation('not_allowed');
  if (isBattleOver(turn.state.status)) return violation('battle_over');
  loseBattle(turn, actor.side, 'forfeit', null);
  return undefined;
}

export function reschedule(turn: Turn, { starts_at }: BattleCommandOf<'reschedule'>): BattleViolation | undefined {
  const { state, facts } = turn;
  if (facts.actor.kind === 'side') return violation('not_allowed');
  const idle = refuseIdle(state);
  if (idle) return idle;
  if (state.status !== 'scheduled') return violation('already_started');
  const time = Date.parse(starts_at);
  if (Number.isNaN(time) || time <= Date.parse(facts.now)) return violation('invalid_start');
  const isLineUp = state.due_kind === 'line_up';
  const due_at = isLineUp ? lineUpDue(state.settings, starts_at, facts.now) : checkInOpening(turn, starts_at);
  turn.emit('battle_rescheduled', { starts_at, due_at, due_kind: isLineUp ? 'line_up' : 'check_in_opening' });
  return undefined;
}
