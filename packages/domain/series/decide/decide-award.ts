import { violation } from '../../violation/index.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { awardGame, finishIfDecided } from '../evolve/flow.ts';
import { asReferee, refuseIdle } from './guards.ts';
import { otherSide, runningGame } from './legal.ts';
import { winsNeeded } from '../settings.ts';
import type { Turn } from './turn.ts';
import { SIDES, type BySide, type SeriesState, type Side } from '../types.ts';
import type { SeriesViolation } from '../violations.ts';

/** Ends an open series with a score that nobody reported: the missing games are awarded, the winner's last. */
export function awardResult(
  turn: Turn,
  { score, reason }: SeriesCommandOf<'award_result'>,
): SeriesViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  const idle = refuseIdle(turn.state);
  if (idle) return idle;
  const winner = awardedWinner(turn.state, score);
  if (winner === null) return violation('invalid_result');
  turn.emit('result_awarded', { score, ...referee.ok });
  for (const side of [otherSide(winner), winner]) {
    while (turn.state.sides[side].wins < score[side]) awardTo(turn, side);
  }
  finishIfDecided(turn);
  return undefined;
}

/** Who has won with this score; null where it decides nothing, or takes a won game away. */
function awardedWinner({ settings, sides }: SeriesState, score: BySide<number>): Side | null {
  const needed = winsNeeded(settings.best_of);
  const [winner, ...others] = SIDES.filter((side) => score[side] === needed);
  if (winner === undefined || others.length > 0) return null;
  const loser = otherSide(winner);
  const isWhole = Number.isSafeInteger(score[loser]) && score[loser] < needed;
  return isWhole && SIDES.every((side) => score[side] >= sides[side].wins) ? winner : null;
}

/** The running game first: it was played with its decks. */
function awardTo(turn: Turn, side: Side): void {
  const running = runningGame(turn.state);
  if (running) turn.emit('game_finished', { game_number: running.number, winner: side, ended_by: 'ruling' });
  else awardGame(turn, otherSide(side), 'ruling');
}
