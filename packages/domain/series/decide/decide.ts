import { creditTime } from '../../deadline/deadline.ts';
import { extendDeadline } from '../../rulings/rulings.ts';
import type { SeriesCommand, SeriesCommandOf, SeriesCommandType, SeriesFacts } from '../commands.ts';
import { correctGame, ruleGame, upholdGame, voidGame } from './decide-games.ts';
import { lockBans, lockPick, lockShield } from './decide-locks.ts';
import { awardResult } from './decide-award.ts';
import { cautionSide, disqualifySide, giveGameLoss, giveMatchLoss, warnSide } from './decide-penalties.ts';
import { cancelSeries, pauseSeries, reopenSeries, resumeSeries } from './decide-referee.ts';
import { contestResult, reportResult } from './decide-reports.ts';
import { correctScore } from './decide-score.ts';
import { forfeitSeries, getReady, openSeriesCheckIn } from './decide-start.ts';
import { passDeadline } from './decide-timeout.ts';
import { refuseIdle } from './guards.ts';
import { undoRuling } from '../undo/decide-undo.ts';
import { beginTurn, type Decider, type SeriesOutcome } from './turn.ts';
import type { SeriesState } from '../types.ts';
import type { SeriesViolation } from '../violations.ts';

const deciders: { readonly [T in SeriesCommandType]: Decider<SeriesCommandOf<T>> } = {
  open_check_in: openSeriesCheckIn,
  ready: getReady,
  lock_shield: lockShield,
  lock_bans: lockBans,
  lock_pick: lockPick,
  report: reportResult,
  contest: contestResult,
  forfeit: forfeitSeries,
  timeout: passDeadline,
  credit_time: creditTime,
  rule_game: ruleGame,
  correct_game: correctGame,
  correct_score: correctScore,
  uphold_game: upholdGame,
  void_game: voidGame,
  award_result: awardResult,
  caution: cautionSide,
  warn: warnSide,
  give_game_loss: giveGameLoss,
  give_match_loss: giveMatchLoss,
  disqualify: disqualifySide,
  pause: pauseSeries,
  resume: resumeSeries,
  extend: (turn, command) => extendDeadline(turn, command, refuseIdle(turn.state)),
  reopen: reopenSeries,
  cancel: cancelSeries,
  undo_ruling: undoRuling,
};

/**
 * What a command does: the events for the log and the hidden choices for the private table; or the rule
 * that refuses it, and then nothing has changed. The given state is never mutated.
 */
export function decideSeries(
  state: SeriesState,
  command: SeriesCommand,
  facts: SeriesFacts,
): SeriesOutcome | SeriesViolation {
  const turn = beginTurn(state, facts);
  const decide = deciders[command.type] as Decider<SeriesCommand>;
  return decide(turn, command) ?? turn.outcome();
}
