import { asReferee } from '../../rulings/rulings.ts';
import { violation } from '../../violation/violation.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { awardGame, finishIfDecided } from '../evolve/flow.ts';
import { refuseIdle } from './guards.ts';
import { otherSide, runningGame, winnerWith } from './legal.ts';
import type { Turn } from './turn.ts';
import type { Side } from '../sides.ts';
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
  const { settings, sides } = turn.state;
  const winner = winnerWith(settings, score, { a: sides.a.wins, b: sides.b.wins });
  if (winner === null) return violation('invalid_result');
  turn.emit('result_awarded', { score, ...referee.ok });
  for (const side of [otherSide(winner), winner]) {
    while (turn.state.sides[side].wins < score[side]) awardTo(turn, side);
  }
  finishIfDecided(turn);
  return undefined;
}

/** The running game first: it was played with its decks. */
function awardTo(turn: Turn, side: Side): void {
  const running = runningGame(turn.state);
  if (running) turn.emit('game_finished', { game_number: running.number, winner: side, ended_by: 'ruling' });
  else awardGame(turn, otherSide(side), 'ruling');
}
