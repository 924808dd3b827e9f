import { absentSides, isHeld } from './absence.ts';
import { refusePassing } from '../../deadline/deadline.ts';
import { drawLabels } from '../../random/draw-labels.ts';
import { violation } from '../../violation/violation.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { settleChoice } from './decide-locks.ts';
import { awardGame, continueSeries, finishGame, finishIfDecided, finishSeries } from '../evolve/flow.ts';
import { otherSide, runningGame } from './legal.ts';
import { choiceSize, isLocked, legalChoices, secretGame, type LockKind } from '../locks.ts';
import { chooseSlots } from '../random.ts';
import { noShowSteps } from '../settings.ts';
import type { Turn } from './turn.ts';
import { SIDES, type Side } from '../sides.ts';
import type { DueKind, SeriesGame, SeriesState } from '../types.ts';
import type { SeriesViolation } from '../violations.ts';

/**
 * The no-show steps: each costs the absent side one game, the last one the match. Where both are absent nobody gets a
 * game, and at the end both lose. A step counts only where every absent side has known of the match for long enough.
 */
function missCheckIn(turn: Turn): void {
  if (isHeld(turn)) return;
  const { check_in_rung, settings } = turn.state;
  const absent = absentSides(turn.state);
  const [first] = absent;
  const rungs = noShowSteps(settings.best_of, settings.timers);
  const next = rungs[check_in_rung + 1];
  if (first === undefined || next === undefined) {
    if (absent.length === 1 && first) finishSeries(turn, otherSide(first), 'no_show');
    else finishSeries(turn, null, 'both_absent');
    return;
  }
  if (absent.length === 1) {
    awardGame(turn, first, 'no_show');
    if (finishIfDecided(turn, 'no_show')) return;
  }
  turn.emit('check_in_prolonged', { due_at: turn.after(next - (rungs[check_in_rung] ?? 0)) });
}

function lockKindOf(state: SeriesState): LockKind {
  const { step } = state;
  if (step === 'shield' || step === 'ban' || step === 'pick') return step;
  throw new Error(`step ${step} has no choice to miss`);
}

function chooseForSide(turn: Turn, kind: LockKind, side: Side): void {
  const { state, facts } = turn;
  const count = choiceSize(state, kind, side);
  const game = secretGame(state, kind);
  const key = facts.draw_key(drawLabels.choice({ match: state.series_id, kind, side, game }));
  const slots = chooseSlots(legalChoices(state, kind, side), count, key);
  settleChoice(turn, { kind, side, slots, bySystem: true });
}

function giveGrace(turn: Turn, step: LockKind, sides: readonly Side[]): void {
  for (const side of sides) turn.emit('deadline_missed', { side, step });
  turn.emit('grace_given', { sides, due_at: turn.after(turn.state.settings.timers.grace) });
}

/** A second timeout costs the coming game; a shield or ban is chosen for the side as well. */
function punishTimeout(turn: Turn, step: LockKind, side: Side): 'over' | 'open' {
  turn.emit('deadline_missed', { side, step });
  awardGame(turn, side, 'timeout');
  if (step === 'pick') {
    continueSeries(turn);
    return 'over';
  }
  if (finishIfDecided(turn)) return 'over';
  chooseForSide(turn, step, side);
  return 'open';
}

/**
 * A missed shield, ban or pick: the first time in the series a short grace, the second time a lost game.
 * Where both sides miss one for the second time at once neither is there any more, and both lose.
 */
function missChoice(turn: Turn): void {
  const step = lockKindOf(turn.state);
  const missing = SIDES.filter((side) => !isLocked(turn.state, step, side));
  const again = missing.filter((side) => turn.state.sides[side].timeouts > 0);
  const firstTime = missing.filter((side) => !again.includes(side));
  const [repeated] = again;
  if (again.length === 2) {
    for (const side of again) turn.emit('deadline_missed', { side, step });
    finishSeries(turn, null, 'both_absent');
    return;
  }
  const outcome = repeated ? punishTimeout(turn, step, repeated) : 'open';
  if (outcome === 'open' && firstTime.length > 0) giveGrace(turn, step, firstTime);
}

function missGrace(turn: Turn): void {
  const step = lockKindOf(turn.state);
  const missing = SIDES.filter((side) => !isLocked(turn.state, step, side));
  for (const side of missing) chooseForSide(turn, step, side);
}

function claimedGame(turn: Turn): { game: SeriesGame; reporter: Side } {
  const game = runningGame(turn.state);
  const reporter = SIDES.find((side) => game?.reports[side]);
  if (!game || !reporter) throw new Error('a confirmation is due without a report');
  return { game, reporter };
}

function remind(turn: Turn): void {
  const { game, reporter } = claimedGame(turn);
  const { reminders, confirm } = turn.state.settings.timers;
  const marks = [...reminders, confirm];
  const wait = (marks[game.reminders + 1] ?? confirm) - (marks[game.reminders] ?? 0);
  turn.emit('report_reminded', {
    game_number: game.number,
    side: otherSide(reporter),
    due_at: turn.after(wait),
    due_kind: game.reminders + 1 < reminders.length ? 'reminder' : 'confirm',
  });
}

function settleClaim(turn: Turn): void {
  const { game, reporter } = claimedGame(turn);
  const claim = game.reports[reporter];
  if (claim) finishGame(turn, game, claim.result, 'unconfirmed');
}

const TIMEOUTS: Readonly<Record<DueKind, (turn: Turn) => void>> = {
  check_in: missCheckIn,
  shield: missChoice,
  ban: missChoice,
  pick: missChoice,
  grace: missGrace,
  reminder: remind,
  confirm: settleClaim,
};

/** A timer's command names the deadline it means: another one is stale, and before its time it does nothing. */
export function passDeadline(turn: Turn, { due_at }: SeriesCommandOf<'timeout'>): SeriesViolation | undefined {
  const { due_at: running, due_kind } = turn.state;
  const refused = refusePassing({ due_at: running }, { due_at }, turn.facts);
  if (refused) return refused.due_at === null ? violation('no_deadline') : refused;
  if (due_kind !== null) TIMEOUTS[due_kind](turn);
  return undefined;
}
