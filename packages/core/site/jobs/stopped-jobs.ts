import type { Db } from '@pailei/db/client';
import type { JobFailureRow } from '@pailei/db/schema/jobs';
import { isTransient, type Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import { isId } from '@pailei/db/id';
import { addSystemNote, openSystemIncident } from '../status/system-incidents.ts';
import {
  changeFailure,
  findOpenIncident,
  findStoppedKeys,
  hasOpenFailure,
  hasOpenFailures,
  maySettleFailure,
  recordFailure,
  resolveFailures,
} from './failures.repository.ts';

/** The event that a job works for: named by its payload, or by the match in it. Null for all others. */
async function tournamentOfJob(db: Db | Trx, payload: object): Promise<string | null> {
  const { tournament_id, match_id } = payload as { tournament_id?: unknown; match_id?: unknown };
  if (typeof tournament_id === 'string') return isId(tournament_id) ? existingTournament(db, tournament_id) : null;
  if (typeof match_id !== 'string' || !isId(match_id)) return null;
  const match = await db.selectFrom('match').select('tournament_id').where('id', '=', match_id).executeTakeFirst();
  return match?.tournament_id ?? null;
}

async function existingTournament(db: Db | Trx, id: string): Promise<string | null> {
  const row = await db.selectFrom('tournament').select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? null;
}

/** What follows for the events that wait for jobs. */
export type StalledEvents = {
  reportStalled(trx: Trx, log: LiveLog, failure: JobFailureRow, now: string): Promise<void>;
  reportResumed(trx: Trx, log: LiveLog, settled: readonly JobFailureRow[]): Promise<void>;
};

export type StoppedJobsDeps = { db: Db; publisher: Publisher; now: () => string; stalledEvents: StalledEvents };

/** A stopped job is tried again so rarely: what made it fail may have been mended. */
const PAUSE_MS = 600_000;

type GivenUp = { name: string; key: string; payload: object; error: Error };

/**
 * Keeps a job that failed as often as it may. One that failed for want of what the site stands on goes on with the next
 * sweep; any other stops, an incident is opened, and the staff of the event that waits for it are notified.
 */
export function recordJobGivenUp(deps: StoppedJobsDeps, { error, ...job }: GivenUp): Promise<void> {
  return inTransaction(deps, async (trx, log) => {
    const at = deps.now();
    await lockIncidents(trx);
    const isStopped = !isTransient(error);
    const tournament_id = await tournamentOfJob(trx, job.payload);
    const failure = await recordFailure(trx, { ...job, tournament_id, error: error.message, at, isStopped });
    if (!isStopped || failure.incident_id !== null) return;
    const incident_id = (await findOpenIncident(trx)) ?? (await openIncident(trx, log, at));
    await deps.stalledEvents.reportStalled(trx, log, await changeFailure(trx, failure.id, { incident_id }), at);
  });
}

type Done = { name: string; key: string; payload: object };

/** A job was done: settles what had been given up of it. Nearly always nothing had. */
export async function recordJobDone(deps: StoppedJobsDeps, { name, key, payload }: Done): Promise<void> {
  if (!maySettleFailure({ name, key })) return;
  const job = { name, key, tournament_id: await tournamentOfJob(deps.db, payload) };
  if (!(await hasOpenFailure(deps.db, job))) return;
  await inTransaction(deps, async (trx, log) => {
    await lockIncidents(trx);
    await endFailures(deps, { trx, log, at: deps.now() }, await resolveFailures(trx, job, deps.now()));
  });
}

/** What follows when failures are settled: their incidents end, and their events go on. */
export async function endFailures(
  { stalledEvents }: Pick<StoppedJobsDeps, 'stalledEvents'>,
  { trx, log, at }: { trx: Trx; log: LiveLog; at: string },
  settled: readonly JobFailureRow[],
): Promise<void> {
  for (const id of new Set(settled.flatMap(({ incident_id }) => incident_id ?? [])))
    await endIncident(trx, log, id, at);
  await stalledEvents.reportResumed(trx, log, settled);
}

/** Ends the incident once none of its jobs is open any more. */
async function endIncident(trx: Trx, log: LiveLog, id: string, at: string): Promise<void> {
  if (await hasOpenFailures(trx, id)) return;
  await addSystemNote(trx, log, { id, note: '任务已处理，恢复正常', at, ends: true });
}

/** Of the jobs that a sweep found, those that are not to be tried now. */
export function findStopped({ db, now }: Pick<StoppedJobsDeps, 'db' | 'now'>, keys: readonly string[]) {
  return findStoppedKeys(db, keys, new Date(Date.parse(now()) - PAUSE_MS).toISOString());
}

function openIncident(trx: Trx, log: LiveLog, at: string): Promise<string> {
  return openSystemIncident(trx, log, {
    title: '后台任务反复失败',
    components: ['workers'],
    severity: 'minor',
    note: '有任务连续失败，已暂停自动重试，管理员正在处理',
    at,
  });
}

/** Two workers that give up a job each open one incident. */
const lockIncidents = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext('stopped jobs'))`.execute(trx);
