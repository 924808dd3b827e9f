import { violation } from '../../violation/violation.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { continueSeries, finishSeries, openCheckIn } from '../evolve/flow.ts';
import { actingSide, asPlayer } from './guards.ts';
import { otherSide } from './legal.ts';
import { isSeriesOver } from '../series-over.ts';
import type { Turn } from './turn.ts';
import type { SeriesViolation } from '../violations.ts';

export function openSeriesCheckIn(turn: Turn): SeriesViolation | undefined {
  if (turn.facts.actor.kind === 'side') return violation('not_allowed');
  if (isSeriesOver(turn.state.status)) return violation('series_over');
  if (turn.state.status !== 'scheduled') return violation('already_started');
  openCheckIn(turn);
  return undefined;
}

export function getReady(turn: Turn): SeriesViolation | undefined {
  const player = asPlayer(turn);
  if ('refused' in player) return player.refused;
  const side = player.ok;
  if (turn.state.sides[side].ready) return violation('already_ready');
  if (turn.state.status !== 'check_in') return violation('not_in_check_in');
  turn.emit('side_ready', { side });
  if (turn.state.sides[otherSide(side)].ready) continueSeries(turn);
  return undefined;
}

/** A side may give up at any moment before the end, also while play is paused. */
export function forfeitSeries(turn: Turn, _command: SeriesCommandOf<'forfeit'>): SeriesViolation | undefined {
  const side = actingSide(turn.facts.actor);
  if (side === null) return violation('not_allowed');
  if (isSeriesOver(turn.state.status)) return violation('series_over');
  finishSeries(turn, otherSide(side), 'forfeit');
  return undefined;
}
