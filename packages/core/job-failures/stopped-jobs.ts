import type { Db } from '@pailei/db/client';
import { isTransient } from '@pailei/db/tx';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import { addSystemNote, openSystemIncident } from '../status/index.ts';
import {
  changeFailure,
  findOpenIncident,
  findStoppedKeys,
  hasOpenFailures,
  recordFailure,
  resolveFailure,
} from './failures.repository.ts';

export type StoppedJobsDeps = { db: Db; publisher: Publisher; now: () => string };

/** A stopped job is tried again so rarely: what made it fail may have been mended. */
const PAUSE_MS = 600_000;

type GivenUp = { name: string; key: string; payload: object; error: Error };

/**
 * Keeps a job that failed as often as it may. One that failed for want of what the site stands on goes on with the next
 * sweep; any other stops, and an incident says so.
 */
export function noteGivenUp(deps: StoppedJobsDeps, { error, ...job }: GivenUp): Promise<void> {
  return inTransaction(deps, async (trx, log) => {
    const at = deps.now();
    await lockIncidents(trx);
    const isStopped = !isTransient(error);
    const failure = await recordFailure(trx, { ...job, error: error.message, at, isStopped });
    if (!isStopped || failure.incident_id !== null) return;
    const incident_id = (await findOpenIncident(trx)) ?? (await openIncident(trx, log, at));
    await changeFailure(trx, failure.id, { incident_id });
  });
}

/** A job that had been given up was done. */
export function noteDone(deps: StoppedJobsDeps, key: string): Promise<void> {
  return inTransaction(deps, async (trx, log) => {
    await lockIncidents(trx);
    const at = deps.now();
    const incident = await resolveFailure(trx, key, at);
    if (incident !== null) await endIncident(trx, log, incident, at);
  });
}

/** Ends the incident once none of its jobs is open any more. */
export async function endIncident(trx: Trx, log: LiveLog, id: string, at: string): Promise<void> {
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
