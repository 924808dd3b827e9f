import { asReferee } from '../../rulings/rulings.ts';
import { violation } from '../../violation/violation.ts';
import { hasOpenObjection } from '../cases.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { settleCorrection } from './corrections.ts';
import { finishGame } from '../evolve/flow.ts';
import { namedGame, namedRunningGame, refuseIdle } from './guards.ts';
import type { Turn } from './turn.ts';
import { GAME_RESULTS, type SeriesState } from '../types.ts';
import { SIDES } from '../sides.ts';
import type { SeriesViolation } from '../violations.ts';

/** Results may be changed while the series is open, and after it was decided by its score. */
function refuseRevision(state: SeriesState): SeriesViolation | undefined {
  return state.status === 'finished' ? undefined : refuseIdle(state);
}

export function ruleGame(turn: Turn, command: SeriesCommandOf<'rule_game'>): SeriesViolation | undefined {
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const idle = refuseIdle(turn.state);
  if (idle) return idle;
  const named = namedRunningGame(turn.state, command.game_number);
  if ('refused' in named) return named.refused;
  if (!GAME_RESULTS.includes(command.result)) return violation('invalid_result');
  turn.emit('game_ruled', { game_number: named.ok.number, result: command.result, ...referee.ok });
  finishGame(turn, named.ok, command.result, 'ruling');
  return undefined;
}

export function correctGame(turn: Turn, command: SeriesCommandOf<'correct_game'>): SeriesViolation | undefined {
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const before = turn.state;
  const refused = refuseRevision(before);
  if (refused) return refused;
  const named = namedGame(before, command.game_number);
  if ('refused' in named) return named.refused;
  const game = named.ok;
  if (game.status === 'voided') return violation('game_already_voided');
  if (game.status !== 'finished' || game.winner === null) return violation('game_not_finished');
  if (!SIDES.includes(command.result)) return violation('invalid_result');
  if (game.winner === command.result) return violation('same_result');
  turn.emit('game_corrected', {
    game_number: game.number,
    previous: game.winner,
    winner: command.result,
    ...referee.ok,
  });
  settleCorrection(turn, before, game.number, referee.ok);
  return undefined;
}

export function upholdGame(turn: Turn, command: SeriesCommandOf<'uphold_game'>): SeriesViolation | undefined {
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const refused = refuseRevision(turn.state);
  if (refused) return refused;
  const named = namedGame(turn.state, command.game_number);
  if ('refused' in named) return named.refused;
  const { number, winner } = named.ok;
  if (!hasOpenObjection(named.ok) || winner === null) return violation('nothing_to_uphold');
  turn.emit('game_upheld', { game_number: number, winner, ...referee.ok });
  return undefined;
}

export function voidGame(turn: Turn, command: SeriesCommandOf<'void_game'>): SeriesViolation | undefined {
  const referee = asReferee(turn, command.reason);
  if ('refused' in referee) return referee.refused;
  const before = turn.state;
  const refused = refuseRevision(before);
  if (refused) return refused;
  const named = namedGame(before, command.game_number);
  if ('refused' in named) return named.refused;
  const game = named.ok;
  if (game.status === 'voided') return violation('game_already_voided');
  if (game.status === 'abandoned') return violation('game_not_finished');
  turn.emit('game_voided', { game_number: game.number, cause: null, ...referee.ok });
  settleCorrection(turn, before, game.number, referee.ok);
  return undefined;
}
