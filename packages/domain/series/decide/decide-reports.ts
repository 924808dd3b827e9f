import { violation } from '../../violation/violation.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { finishGame } from '../evolve/flow.ts';
import { actingSide, asPlayer, checkNote, namedRunningGame } from './guards.ts';
import { otherSide } from './legal.ts';
import type { Turn } from './turn.ts';
import { GAME_RESULTS, type SeriesGame } from '../types.ts';
import type { Side } from '../sides.ts';
import type { SeriesViolation } from '../violations.ts';

type Report = SeriesCommandOf<'report'>;
type Contest = SeriesCommandOf<'contest'>;

function firstReminder(turn: Turn): string {
  return turn.after(turn.state.settings.timers.reminders[0]);
}

function settleReports(turn: Turn, game: SeriesGame, side: Side, { result }: Report): void {
  const other = game.reports[otherSide(side)];
  if (!other) return;
  if (other.result === result) {
    finishGame(turn, game, result, 'agreement');
    return;
  }
  turn.emit('dispute_opened', {
    game_number: game.number,
    cause: 'reports_differ',
    side,
    note: null,
    screenshot_id: null,
  });
}

/** The first report is a claim; an equal second one settles the game, a different one opens a dispute. */
export function reportResult(turn: Turn, command: Report): SeriesViolation | undefined {
  const player = asPlayer(turn);
  if ('refused' in player) return player.refused;
  const side = player.ok;
  const named = namedRunningGame(turn.state, command.game_number);
  if ('refused' in named) return named.refused;
  const game = named.ok;
  if (game.status === 'disputed') return violation('already_disputed');
  if (game.reports[side]) return violation('already_reported');
  if (!GAME_RESULTS.includes(command.result)) return violation('invalid_result');
  const badNote = checkNote(command.note);
  if (badNote) return badNote;
  turn.emit('result_reported', {
    game_number: game.number,
    side,
    result: command.result,
    note: command.note ?? null,
    screenshot_id: command.screenshot_id ?? null,
    due_at: game.reports[otherSide(side)] ? null : firstReminder(turn),
  });
  settleReports(turn, game, side, command);
  return undefined;
}

function questionSettled(turn: Turn, game: SeriesGame, side: Side, command: Contest): SeriesViolation | undefined {
  if (game.ended_by !== 'unconfirmed' || game.reports[side]) return violation('nothing_to_contest');
  if (game.questioned) return violation('already_questioned');
  turn.emit('result_questioned', {
    game_number: game.number,
    side,
    note: command.note.trim(),
    screenshot_id: command.screenshot_id ?? null,
  });
  return undefined;
}

function disputeClaim(turn: Turn, game: SeriesGame, side: Side, command: Contest): SeriesViolation | undefined {
  const player = asPlayer(turn);
  if ('refused' in player) return player.refused;
  if (game.status === 'disputed') return violation('already_disputed');
  if (!game.reports[otherSide(side)]) return violation('nothing_to_contest');
  turn.emit('dispute_opened', {
    game_number: game.number,
    cause: 'contested',
    side,
    note: command.note.trim(),
    screenshot_id: command.screenshot_id ?? null,
  });
  return undefined;
}

/**
 * Against the other side's claim: a dispute, and play is paused. Against a result that settled
 * unconfirmed: a question for the referee, and play goes on; possible after the series' end too.
 */
export function contestResult(turn: Turn, command: Contest): SeriesViolation | undefined {
  const side = actingSide(turn.facts.actor);
  if (side === null) return violation('not_allowed');
  const { status, games } = turn.state;
  if (status === 'forfeited' || status === 'cancelled') return violation('series_over');
  const game = games.find((one) => one.number === command.game_number);
  if (!game) return violation('unknown_game', { game_number: command.game_number });
  if (command.note.trim() === '') return violation('note_required');
  const badNote = checkNote(command.note);
  if (badNote) return badNote;
  if (game.status === 'finished') return questionSettled(turn, game, side, command);
  if (game.status === 'voided' || game.status === 'abandoned') return violation('nothing_to_contest');
  return disputeClaim(turn, game, side, command);
}
