import { AppError } from '@pailei/contracts/http/errors';
import { managedTopic } from '@pailei/contracts/play/tournaments/details/managed.topic';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { eventsDue, nextDueAt, seriesEventName, startOf, timesAt } from '@pailei/domain/event-series/event-series';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { enqueueJobs } from '../../ground/jobs/enqueue-jobs.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { addTournament } from '../tournaments/commands/create-tournament.ts';
import { findReferees } from '../tournaments/managed/referees.reads.ts';
import { lockSeries, updateSeries, type EventSeriesRow } from './event-series.repository.ts';
import { makeSeriesEventsJob } from './make-series-events.job.ts';

type Deps = { db: Db; publisher: Publisher; now: () => string };

export type EventSeriesMaker = ReturnType<typeof createEventSeriesMaker>;

/** Makes what the series have due. All of one series' are made in one transaction under its lock, so that none is made twice. */
export function createEventSeriesMaker(deps: Deps) {
  return {
    async make(id: string): Promise<void> {
      try {
        await inTransaction(deps, (trx, log) => makeDue(trx, log, id, deps.now()));
      } catch (error) {
        // what the details ask for is gone: another try would be refused as well
        if (!(error instanceof AppError)) throw error;
        const reason = error.message;
        await inTransaction(deps, (trx, log) => stopAtFault(trx, log, id, { reason, now: deps.now() }));
      }
    },
  };
}

async function makeDue(trx: Trx, log: LiveLog, id: string, now: string): Promise<void> {
  const series = await lockSeries(trx, id);
  if (!series || series.stopped_at !== null) return;
  const { numbers, next_number } = eventsDue(series, now);
  if (next_number === series.next_number) return;
  for (const number of numbers) await makeEvent(trx, log, { series, number, now });
  const next_due_at = nextDueAt({ ...series, next_number });
  await updateSeries(trx, id, { next_number, next_due_at, updated_at: now });
  log.add(managedTopic.of(), 'series_changed', { series_id: id });
  if (next_due_at !== null) await enqueueJobs(trx, [makeSeriesEventsJob(id, next_due_at)]);
}

type Making = { series: EventSeriesRow; number: number; now: string };

async function makeEvent(trx: Trx, log: LiveLog, { series, number, now }: Making): Promise<void> {
  const { details, timing } = series.plan;
  const body = {
    ...details,
    settings: withoutRosterLock(details.settings),
    name: seriesEventName(details.name, number),
    times: timesAt(startOf(series, number), timing),
    referee_ids: await stillReferees(trx, details.referee_ids ?? [], now),
  };
  const { id, name } = await addTournament(trx, log, {
    body,
    created_by: series.created_by,
    now,
    series: { id: series.id, number },
  });
  await recordAudit(trx, {
    actor: 'system',
    action: 'event_series.make',
    target_type: 'event_series',
    target_id: series.id,
    before: null,
    after: { number, tournament_id: id, name },
    reason: null,
  });
}

/** Rosters of each event are locked with its own start: a moment would be the same for all. */
const withoutRosterLock = <Settings extends Pick<TournamentSettings, 'team'>>(settings: Settings): Settings =>
  settings.team ? { ...settings, team: { ...settings.team, roster_locks_at: null } } : settings;

/** Who is no referee any more is left out. */
async function stillReferees(trx: Trx, ids: readonly string[], now: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = new Set((await findReferees(trx, now, { ids })).map(({ user_id }) => user_id));
  return ids.filter((id) => known.has(id));
}

type Fault = { reason: string; now: string };

async function stopAtFault(trx: Trx, log: LiveLog, id: string, { reason, now }: Fault): Promise<void> {
  const series = await lockSeries(trx, id);
  if (!series || series.stopped_at !== null) return;
  await updateSeries(trx, id, { stopped_at: now, stop_reason: reason, next_due_at: null, updated_at: now });
  log.add(managedTopic.of(), 'series_changed', { series_id: id });
  await recordAudit(trx, {
    actor: 'system',
    action: 'event_series.stop',
    target_type: 'event_series',
    target_id: id,
    before: null,
    after: { name: series.name, next_number: series.next_number },
    reason,
  });
}
