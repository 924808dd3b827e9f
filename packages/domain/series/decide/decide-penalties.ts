import { asReferee } from '../../rulings/rulings.ts';
import { violation } from '../../violation/violation.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { awardGame, continueSeries, finishGame, finishIfDecided, finishSeries } from '../evolve/flow.ts';
import { refuseIdle } from './guards.ts';
import { nextGameNumber, otherSide, runningGame } from './legal.ts';
import { isSeriesOver } from '../series-over.ts';
import type { Turn } from './turn.ts';
import type { SeriesViolation } from '../violations.ts';

/** A caution or warning stands in the record and changes nothing else; it may also follow the series' end. */
function recordPenalty(
  turn: Turn,
  { side, reason }: SeriesCommandOf<'caution' | 'warn'>,
  kind: 'caution' | 'warning',
): SeriesViolation | undefined {
  const referee = asReferee(turn, reason);
  if ('refused' in referee) return referee.refused;
  if (turn.state.status === 'cancelled') return violation('series_over');
  const game_number = runningGame(turn.state)?.number ?? null;
  turn.emit('penalty_given', { side, kind, game_number, ...referee.ok });
  return undefined;
}

export function cautionSide(turn: Turn, command: SeriesCommandOf<'caution'>): SeriesViolation | undefined {
  return recordPenalty(turn, command, 'caution');
}

export function warnSide(turn: Turn, command: SeriesCommandOf<'warn'>): SeriesViolation | undefined {
  return recordPenalty(turn, command, 'warning');
}

/** The running game is lost with its decks; before the picks are known the coming one is lost without any. */
export function giveGameLoss(turn: Turn, command: SeriesCommandOf<'give_game_loss'>): SeriesViolation | undefined {
  const { side, game_number } = command;
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const idle = refuseIdle(turn.state);
  if (idle) return idle;
  const running = runningGame(turn.state);
  const meant = running?.number ?? nextGameNumber(turn.state);
  if (game_number !== meant) return violation('stale_game', { game_number, coming: meant });
  turn.emit('penalty_given', { side, kind: 'game_loss', game_number, ...referee.ok });
  if (running) {
    finishGame(turn, running, otherSide(side), 'penalty');
    return undefined;
  }
  awardGame(turn, side, 'penalty');
  if (turn.state.step === 'pick') continueSeries(turn);
  else finishIfDecided(turn);
  return undefined;
}

function loseSeries(
  turn: Turn,
  command: SeriesCommandOf<'give_match_loss' | 'disqualify'>,
  kind: 'match_loss' | 'disqualification',
): SeriesViolation | undefined {
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  if (isSeriesOver(turn.state.status)) return violation('series_over');
  turn.emit('penalty_given', { side: command.side, kind, game_number: null, ...referee.ok });
  finishSeries(turn, otherSide(command.side), kind);
  return undefined;
}

export function giveMatchLoss(turn: Turn, command: SeriesCommandOf<'give_match_loss'>): SeriesViolation | undefined {
  return loseSeries(turn, command, 'match_loss');
}

export function disqualifySide(turn: Turn, command: SeriesCommandOf<'disqualify'>): SeriesViolation | undefined {
  return loseSeries(turn, command, 'disqualification');
}
