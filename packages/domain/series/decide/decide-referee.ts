import { remainingMs, resumedDeadline } from '../../deadline/deadline.ts';
import { asReferee } from '../../rulings/rulings.ts';
import { violation } from '../../violation/violation.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { continueSeries } from '../evolve/flow.ts';
import { refuseIdle } from './guards.ts';
import { isSeriesOver } from '../series-over.ts';
import type { Turn } from './turn.ts';
import type { SeriesViolation } from '../violations.ts';

/** Stops the clock; what is left of the running deadline is kept. */
export function pauseSeries(turn: Turn, { reason }: SeriesCommandOf<'pause'>): SeriesViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  const idle = refuseIdle(turn.state);
  if (idle) return idle;
  if (turn.state.status === 'scheduled') return violation('not_started');
  turn.emit('series_paused', { remaining_ms: remainingMs(turn.state.due_at, turn.facts.now), ...referee.ok });
  return undefined;
}

export function resumeSeries(turn: Turn, { reason }: SeriesCommandOf<'resume'>): SeriesViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  if (isSeriesOver(turn.state.status)) return violation('series_over');
  const { pause } = turn.state;
  if (pause === null) return violation('not_paused');
  turn.emit('series_resumed', { due_at: resumedDeadline(pause.remaining_ms, turn.facts.now), ...referee.ok });
  return undefined;
}

/** Takes back a forfeit, a match loss or a no-show; play goes on from where the decks and score stand. */
export function reopenSeries(turn: Turn, { reason }: SeriesCommandOf<'reopen'>): SeriesViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  const { status, games, end_cause } = turn.state;
  if (status !== 'forfeited') return violation('not_forfeited');
  turn.emit('series_reopened', referee.ok);
  if (end_cause === 'no_show') {
    const awarded = games.filter((game) => game.ended_by === 'no_show' && game.status === 'finished');
    for (const { number } of awarded) turn.emit('game_voided', { game_number: number, cause: null, ...referee.ok });
  }
  continueSeries(turn);
  return undefined;
}

export function cancelSeries(turn: Turn, { reason }: SeriesCommandOf<'cancel'>): SeriesViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  if (isSeriesOver(turn.state.status)) return violation('series_over');
  turn.emit('series_cancelled', referee.ok);
  return undefined;
}
