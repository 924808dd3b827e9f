import { noShowSteps } from '../settings.ts';
import type { Turn } from './turn.ts';
import { SIDES, type Side } from '../sides.ts';
import type { SeriesState } from '../types.ts';

/** How much of a step a side has to have known of its match for the step to count: a call takes a moment to arrive. */
const KNOWN_SHARE = 0.8;
/** After how many seconds a step that did not count is due again: twice as many each time, so that a match that nobody comes to is asked about ever more rarely. */
const FIRST_HOLD = 60;
const LONGEST_HOLD = 3600;

export const absentSides = ({ sides }: SeriesState): readonly Side[] => SIDES.filter((side) => !sides[side].ready);

/** The seconds that the running step of the no-show ladder gives. */
function stepSeconds({ settings, check_in_rung }: SeriesState): number {
  const steps = noShowSteps(settings.best_of, settings.timers);
  return (steps[check_in_rung] ?? 0) - (steps[check_in_rung - 1] ?? 0);
}

/**
 * Whether the step that is due does not count. An absent side that was not reached holds it, and a referee is asked; one that
 * was reached late has the whole step from that moment on.
 */
export function isHeld(turn: Turn): boolean {
  const { reached = { a: null, b: null }, now } = turn.facts;
  const absent = absentSides(turn.state);
  const unreached = absent.filter((side) => reached[side] === null);
  if (unreached.length > 0) {
    const seconds = Math.min(FIRST_HOLD * 2 ** (turn.state.hold?.times ?? 0), LONGEST_HOLD);
    turn.emit('check_in_held', { sides: unreached, due_at: turn.after(seconds) });
    return true;
  }
  const seconds = stepSeconds(turn.state);
  const knownSeconds = (side: Side) => (Date.parse(now) - Date.parse(reached[side] ?? now)) / 1000;
  const late = absent.filter((side) => knownSeconds(side) < seconds * KNOWN_SHARE);
  if (late.length === 0) return false;
  const missing = Math.max(...late.map((side) => seconds - knownSeconds(side)));
  turn.emit('check_in_restarted', { sides: late, due_at: turn.after(missing) });
  return true;
}
