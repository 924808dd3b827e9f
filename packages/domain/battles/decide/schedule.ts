import { SIDES } from '../../series/sides.ts';
import { LEAST_NOTICE, type BattleSettings } from '../settings.ts';
import type { BattleState } from '../types.ts';
import type { Turn } from './turn.ts';

function before(startsAt: string, seconds: number): string {
  return new Date(Date.parse(startsAt) - seconds * 1000).toISOString();
}

/** Seconds that a step is open at least. `usual`: what the settings give it. */
const leastSeconds = (usual: number) => Math.min(LEAST_NOTICE, usual);

/** When a missing line-up is made by the system: before the start, but never at once. */
export function lineUpDue({ timers }: BattleSettings, startsAt: string, now: string): string {
  const least = Date.parse(now) + leastSeconds(timers.line_up) * 1000;
  return new Date(Math.max(least, Date.parse(before(startsAt, timers.line_up)))).toISOString();
}

/** When the check-in opens: now, where its time has come already. */
export function checkInOpening(turn: Turn, startsAt = turn.state.starts_at): string {
  return turn.after(0, before(startsAt, turn.state.settings.timers.check_in));
}

function checkInDue(turn: Turn): string {
  const { settings, starts_at } = turn.state;
  return turn.after(leastSeconds(settings.timers.check_in), starts_at);
}

/** It ends with the start, but is open for a while however late it opens. */
export function openCheckIn(turn: Turn): void {
  turn.emit('team_check_in_opened', { due_at: checkInDue(turn) });
}

type Schedule = Pick<BattleState, 'due_at' | 'due_kind'> & { readonly status: 'scheduled' | 'check_in' };

/** Where a battle stands that has not started yet, with the deadline that comes next. */
export function scheduleBeforeStart(turn: Turn): Schedule {
  const { state, facts } = turn;
  if (!SIDES.every((side) => state.sides[side].line_up.locked)) {
    const due_at = lineUpDue(state.settings, state.starts_at, facts.now);
    return { status: 'scheduled', due_at, due_kind: 'line_up' };
  }
  if (state.check_in_at === null) {
    return { status: 'scheduled', due_at: checkInOpening(turn), due_kind: 'check_in_opening' };
  }
  return { status: 'check_in', due_at: checkInDue(turn), due_kind: 'check_in' };
}
