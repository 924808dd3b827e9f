import { generalError } from '@pailei/contracts/errors';
import { violationError } from '@pailei/contracts/rule-violations';
import { TOURNAMENT_ERRORS } from '@pailei/contracts/tournaments';
import type { TournamentView } from '@pailei/contracts/tournaments';
import { decideTournament, evolveTournament } from '@pailei/domain/tournament';
import type { TournamentCommand, TournamentEvent, TournamentState } from '@pailei/domain/tournament';
import { isViolation } from '@pailei/domain/violation';
import { newId } from '@pailei/db/id';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import { readEpoch } from '@pailei/live/log';
import type { LiveLog } from '@pailei/live/log';
import { TOURNAMENTS_TOPIC, tournamentTopic, userTopic } from '@pailei/live/topics';
import { enqueueJobs, tournamentDueJob } from '../jobs/index.ts';
import { applyMatchEffects } from './match-effects.ts';
import { keepLoaded, loadTournament } from './tournament-state.ts';
import { summaryView } from './tournaments.list.ts';
import { lockTournament, updateTournament, upsertParticipants } from './tournaments.repository.ts';
import { columnsOf } from './tournaments.view.ts';

/** The tournament under its lock, with the state as this transaction sees it. */
export async function lockLoaded(trx: Trx, id: string): Promise<{ row: TournamentRow; state: TournamentState }> {
  const row = await lockTournament(trx, id);
  if (!row) throw generalError('not_found');
  const loaded = await loadTournament(trx, row);
  await keepLoaded(trx, row, loaded);
  return { row, state: loaded.state };
}

/** Decides one command and writes all that follows from it. Throws the rule's error when the rules say no. */
export async function runCommand(
  trx: Trx,
  log: LiveLog,
  at: { row: TournamentRow; state: TournamentState },
  command: TournamentCommand,
  now: string,
): Promise<TournamentState> {
  const decision = decideTournament(at.state, command, { now, seed: at.row.seed, new_id: newId });
  if (isViolation(decision)) throw violationError(TOURNAMENT_ERRORS, decision);
  return applyEvents(trx, log, at, decision, now);
}

export async function applyEvents(
  trx: Trx,
  log: LiveLog,
  at: { row: TournamentRow; state: TournamentState },
  events: readonly TournamentEvent[],
  now: string,
): Promise<TournamentState> {
  const { row } = at;
  const state = events.reduce(evolveTournament, at.state);
  for (const event of events) log.add(tournamentTopic(row.id), event.type, event.payload);
  await saveParticipants(trx, log, row.id, at.state, state, now);
  await applyMatchEffects(trx, log, { row, state, events, now });
  await saveColumns(trx, log, row, state, now);
  return state;
}

async function saveColumns(trx: Trx, log: LiveLog, row: TournamentRow, state: TournamentState, now: string): Promise<void> {
  const columns = columnsOf(state, now);
  await updateTournament(trx, row.id, columns);
  if (columns.due_at && columns.due_at !== row.due_at) await enqueueJobs(trx, [tournamentDueJob(row.id, columns.due_at)]);
  const before = JSON.stringify(summaryView(row, now));
  const after = summaryView({ ...row, ...columns }, now);
  if (state.status !== 'draft' && JSON.stringify(after) !== before) log.add(TOURNAMENTS_TOPIC, 'tournament_changed', { tournament: after });
}

/** Keeps the participant table in step, and tells everyone whose entry has changed. */
async function saveParticipants(trx: Trx, log: LiveLog, tournamentId: string, before: TournamentState, after: TournamentState, now: string) {
  if (before.participants === after.participants) return;
  const changed = Object.values(after.participants).filter((participant) => before.participants[participant.id]?.status !== participant.status);
  await upsertParticipants(
    trx,
    changed.map(({ id, user_id, name, status }) => ({ id, tournament_id: tournamentId, account_id: user_id, name, status })),
    now,
  );
  for (const { user_id } of changed) log.add(userTopic(user_id), 'entry_changed', { tournament_id: tournamentId });
}

/** The answer of a command: the state at exactly the version it wrote, whatever matches added meanwhile. */
export async function answer(trx: Trx, log: LiveLog, row: TournamentRow): Promise<TournamentView> {
  const epoch = await readEpoch(trx);
  await log.write();
  const { state, version } = await loadTournament(trx, row);
  return { tournament: state, epoch, version };
}
