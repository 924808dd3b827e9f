import { tournamentRefusal } from '@pailei/contracts/play/tournaments/details/frozen-errors';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import type { TournamentView, tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createTournament as decideCreation } from '@pailei/domain/tournament/create';
import { foldTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { isViolation } from '@pailei/domain/violation/violation';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { readEpoch, type LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { inTransaction } from '@pailei/live/transaction';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { insertRandomSecret } from '../../random-secrets/random-secrets.ts';
import type { TournamentsDeps } from './change-tournament.ts';
import { readDetails } from './event-details.ts';
import { tournamentDueJob } from '../clock/tournament-due.job.ts';
import { insertTournament } from '../tournaments.repository.ts';
import { columnsOf } from '../tournaments.view.ts';

/** A new draft. What a demo account creates is marked as demo. */
export function createTournament(
  deps: TournamentsDeps,
  actor: Actor,
  body: BodyOf<typeof tournamentsApi.create>,
): Promise<TournamentView> {
  return inTransaction(deps, async (trx, log) => {
    const now = deps.now();
    const tournament = await addTournament(trx, log, { body, created_by: actor.user_id, now });
    await recordAudit(trx, {
      actor,
      action: 'tournament.create',
      target_type: 'tournament',
      target_id: tournament.id,
      before: null,
      after: { name: tournament.name },
      reason: null,
    });
    const epoch = await readEpoch(trx);
    await log.write();
    return { tournament, epoch, version: 1 };
  });
}

export type NewEvent = {
  body: BodyOf<typeof tournamentsApi.create>;
  created_by: string;
  now: string;
  /** Which series makes it, and as which of its events. */
  series?: { id: string; number: number };
};

/** A draft in a transaction of the caller, who records who made it. */
export async function addTournament(
  trx: Trx,
  log: LiveLog,
  { body, created_by, now, series }: NewEvent,
): Promise<TournamentState> {
  const id = newId();
  const author = await trx.selectFrom('account').select('is_demo').where('id', '=', created_by).executeTakeFirst();
  const details = await readDetails(trx, body, now);
  const created = decideCreation({ ...details, tournament_id: id, is_demo: author?.is_demo ?? false }, { now });
  if (isViolation(created)) throw tournamentRefusal(created);
  const state = foldTournament(log.addAll(tournamentTopic.of(id), created));
  const columns = columnsOf(state, now);
  await insertTournament(trx, {
    id,
    ...columns,
    summary: JSON.stringify(columns.summary),
    due_set_at: columns.due_at && now,
    is_demo: state.is_demo,
    state: JSON.stringify(state),
    state_version: 1,
    created_by,
    ...(series && { series_id: series.id, series_number: series.number }),
  });
  log.add(managedTopic.of(), 'event_changed', { tournament_id: id });
  if (columns.due_at) await enqueueJobs(trx, [tournamentDueJob(id, columns.due_at)]);
  await insertRandomSecret(trx, id);
  return state;
}
