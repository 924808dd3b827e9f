import { generalError } from '@pailei/contracts/errors';
import { violationError } from '@pailei/contracts/rule-violations';
import { TOURNAMENT_ERRORS } from '@pailei/contracts/tournament-errors';
import { isSeriesOver } from '@pailei/domain/series';
import type { SeriesState } from '@pailei/domain/series';
import { correctionEffects } from '@pailei/domain/tournament';
import type { CorrectionCommand, MatchResult } from '@pailei/domain/tournament';
import { isViolation } from '@pailei/domain/violation';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { tournamentTopic, userTopic } from '@pailei/live/topics';
import { advanceTournamentJob, enqueueJobs } from '../jobs/index.ts';
import type { CorrectionOutcome, MatchMoment, MatchResults } from '../matches/index.ts';
import { lockLoaded, runCommand } from './run-command.ts';
import { loadTournament } from './tournament-state.ts';
import { findTournament, lockTournament } from './tournaments.repository.ts';

/** How a tournament hears of its matches. */
export const matchResults: MatchResults = {
  async lock(trx, tournamentId) {
    if (!(await lockTournament(trx, tournamentId))) throw generalError('not_found');
  },

  effects: readEffects,

  async record(trx, log, before, state) {
    if (isSeriesOver(before.row.status)) await correct(trx, log, before, state);
    else report(log, before, state);
    if (isSeriesOver(state.status) !== isSeriesOver(before.row.status)) await tellPlayers(trx, log, before.row, state);
  },
};

/** The usual way on: a fact for the tournament's log. It needs no lock on the tournament. */
function report(log: LiveLog, { row, now }: MatchMoment, state: SeriesState): void {
  const facts = {
    match_id: row.id,
    status: state.status,
    wins_a: state.sides.a.wins,
    wins_b: state.sides.b.wins,
    at: now,
  };
  if (isSeriesOver(state.status)) {
    log.add(tournamentTopic(row.tournament_id), 'match_finished', { ...facts, result: resultOf(state) });
  } else if (isNews(row, state)) {
    log.add(tournamentTopic(row.tournament_id), 'match_progressed', { ...facts, due_at: state.due_at });
  }
}

/** A ruling on a match that was over may change whom others play: the tournament's own rules decide whether it still can. */
async function correct(
  trx: Trx,
  log: LiveLog,
  { row, now, force = false }: MatchMoment,
  state: SeriesState,
): Promise<void> {
  if (isAsBefore(row, state)) return;
  const loaded = await lockLoaded(trx, row.tournament_id);
  await runCommand(trx, log, loaded, { command: correctionOf(row, state, force), actor: null, now });
}

function correctionOf(row: MatchRow, state: SeriesState, force: boolean): CorrectionCommand {
  const score = { match_id: row.id, wins_a: state.sides.a.wins, wins_b: state.sides.b.wins, force };
  return isSeriesOver(state.status)
    ? { type: 'finish_match', ...score, status: state.status as 'finished', result: resultOf(state) }
    : { type: 'reopen_match', ...score, status: state.status, due_at: state.due_at };
}

/** Whether a ruling on a match that was over leaves the tournament as it is. */
const isAsBefore = (row: MatchRow, state: SeriesState) =>
  state.status === row.status && resultOf(state) === resultOf(row.state) && !isNews(row, state);

async function readEffects(trx: Trx, { row, now }: MatchMoment, state: SeriesState): Promise<CorrectionOutcome | null> {
  if (!isSeriesOver(row.status) || isAsBefore(row, state)) return null;
  const found = await findTournament(trx, row.tournament_id);
  if (!found) throw generalError('not_found');
  const { state: tournament } = await loadTournament(trx, found);
  const effects = correctionEffects(tournament, correctionOf(row, state, true), now);
  if (isViolation(effects)) throw violationError(TOURNAMENT_ERRORS, effects);
  return { tournament, effects };
}

async function tellPlayers(trx: Trx, log: LiveLog, row: MatchRow, state: SeriesState): Promise<void> {
  const type = isSeriesOver(state.status) ? 'match_closed' : 'match_opened';
  for (const account of [row.a_account_id, row.b_account_id]) {
    log.add(userTopic(account), type, { match_id: row.id, tournament_id: row.tournament_id });
  }
  if (isSeriesOver(state.status))
    await enqueueJobs(trx, [advanceTournamentJob(row.tournament_id, `${row.id}_${state.games.length}`)]);
}

/** What the tournament page shows of a match; a deadline is news while both sides are still gathering, and where one that it shows was moved. */
function isNews(row: MatchRow, state: SeriesState): boolean {
  const isClockShown = state.status === 'check_in' || state.status === 'ban';
  const isMoved = state.due_at !== null && row.due_at !== null && state.due_kind === row.due_kind;
  return (
    state.status !== row.status ||
    state.sides.a.wins !== row.wins_a ||
    state.sides.b.wins !== row.wins_b ||
    ((isClockShown || isMoved) && state.due_at !== row.due_at)
  );
}

function resultOf(state: SeriesState): MatchResult {
  return state.winner ?? 'double_loss';
}
