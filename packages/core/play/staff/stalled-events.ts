import type { StalledEvent } from '@pailei/contracts/play/staff/staff-shapes';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import type { JobFailureRow } from '@pailei/db/schema/jobs';
import type { Trx } from '@pailei/db/tx';
import type { StalledEvents } from '../../site/jobs/stopped-jobs.ts';
import type { LiveLog } from '@pailei/live/log';
import { notify } from '../../people/notifications/notify.ts';
import { findStaffIds } from '../../people/accounts/accounts.reads.ts';

/** Events that wait for a job which stopped, the longest waiting first. */
export async function findStalledEvents(trx: Trx, tournamentId?: string): Promise<StalledEvent[]> {
  return trx
    .selectFrom('job_failure')
    .innerJoin('tournament', 'tournament.id', 'job_failure.tournament_id')
    .select((eb) => [
      'tournament.id as tournament_id',
      'tournament.name as tournament_name',
      eb.fn.min('job_failure.first_failed_at').as('since'),
    ])
    .where('job_failure.resolved_at', 'is', null)
    .where('job_failure.incident_id', 'is not', null)
    .where('tournament.status', '<>', 'cancelled')
    .$if(tournamentId !== undefined, (query) => query.where('tournament.id', '=', tournamentId ?? ''))
    .groupBy(['tournament.id', 'tournament.name'])
    .orderBy('since')
    .orderBy('tournament.id')
    .execute();
}

/** A job of this event has stopped: its staff are notified, unless the event is listed as stalled already. */
async function reportStalled(trx: Trx, log: LiveLog, failure: JobFailureRow, now: string): Promise<void> {
  if (failure.tournament_id === null) return;
  if (await hasOtherStopped(trx, failure)) return;
  const [event] = await findStalledEvents(trx, failure.tournament_id);
  if (!event) return;
  log.add(staffTopic.of(), 'event_stalled', { event });
  const { tournament_id, tournament_name } = event;
  const notice = { kind: 'event_stalled', tournament_id, tournament_name } as const;
  const dedupe_key = `event_stalled:${failure.id}`;
  const staff = await findStaffIds(trx, now);
  await notify(
    trx,
    log,
    staff.map((account_id) => ({ account_id, dedupe_key, notice })),
  );
}

/** Jobs of these failures are settled: events that no other stopped job holds up go on. */
async function reportResumed(trx: Trx, log: LiveLog, settled: readonly JobFailureRow[]): Promise<void> {
  const stopped = settled.filter(({ incident_id }) => incident_id !== null);
  for (const tournament_id of new Set(stopped.flatMap((failure) => failure.tournament_id ?? []))) {
    if ((await findStalledEvents(trx, tournament_id)).length > 0) continue;
    log.add(staffTopic.of(), 'event_resumed', { tournament_id });
  }
}

export const stalledEvents: StalledEvents = { reportStalled, reportResumed };

async function hasOtherStopped(trx: Trx, { id, tournament_id }: JobFailureRow): Promise<boolean> {
  const other = await trx
    .selectFrom('job_failure')
    .select('id')
    .where('tournament_id', '=', tournament_id)
    .where('id', '<>', id)
    .where('resolved_at', 'is', null)
    .where('incident_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
