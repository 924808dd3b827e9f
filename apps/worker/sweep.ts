import { findOverdueResets, findOverdueVerifications } from '@pailei/core/accounts';
import { findIdleImports } from '@pailei/core/cards';
import { findIdleLists } from '@pailei/core/item-jobs';
import { findStopped } from '@pailei/core/job-failures';
import {
  advanceTournamentJob,
  changeOrdersJob,
  changeStockJob,
  importCardsJob,
  issueEmailVerificationJob,
  issuePasswordResetJob,
  matchDueJob,
  publishTournamentJob,
  sendMailJob,
  tournamentDueJob,
  trimOutbox,
} from '@pailei/core/jobs';
import type { NewJob } from '@pailei/core/jobs';
import { findOverdueMails } from '@pailei/core/mail';
import { readStandstill } from '@pailei/core/maintenance';
import { findDueMatches } from '@pailei/core/matches';
import { findDuePublications, findDueTournaments, findIdleTournaments } from '@pailei/core/tournaments';
import type { WorkerDeps } from './deps.ts';
import type { JobQueue } from './queue.ts';

const BATCH = 200;
/** A job that is on its way gets this long before the sweep looks after it. */
const GRACE_MS = 1_000;
const OUTBOX_KEPT_MS = 3_600_000;

/** Finds in the database what a lost job would have done, and queues it again. */
export async function sweepDue({ db, now }: Pick<WorkerDeps, 'db' | 'now'>, queue: JobQueue): Promise<void> {
  const overdue = new Date(Date.parse(now()) - GRACE_MS).toISOString();
  const standstill = await readStandstill(db, now());
  const [matches, tournaments, publications, idle, mails, resets, verifications, imports, batches, stockChanges] =
    await Promise.all([
      standstill ? [] : findDueMatches(db, overdue, BATCH),
      standstill ? [] : findDueTournaments(db, overdue, BATCH),
      findDuePublications(db, overdue, BATCH),
      findIdleTournaments(db, BATCH),
      findOverdueMails(db, overdue, BATCH),
      findOverdueResets(db, overdue, BATCH),
      findOverdueVerifications(db, overdue, BATCH),
      findIdleImports(db, overdue),
      findIdleLists(db, 'order_batch', overdue),
      findIdleLists(db, 'stock_change', overdue),
    ]);
  const jobs: NewJob[] = [
    ...matches.flatMap(({ id, due_at }) => (due_at ? [matchDueJob(id, due_at)] : [])),
    ...tournaments.flatMap(({ id, due_at }) => (due_at ? [tournamentDueJob(id, due_at)] : [])),
    ...publications.flatMap(({ id, public_due_at }) =>
      public_due_at ? [publishTournamentJob(id, public_due_at)] : [],
    ),
    ...idle.map(({ id }) => advanceTournamentJob(id, 'idle')),
    ...mails.map(({ id, attempts }) => sendMailJob(id, attempts)),
    ...resets.map(({ id }) => issuePasswordResetJob(id)),
    ...verifications.map(({ id }) => issueEmailVerificationJob(id)),
    ...imports.map(({ id, attempts }) => importCardsJob(id, attempts)),
    ...batches.map(({ id, attempts }) => changeOrdersJob(id, attempts)),
    ...stockChanges.map(({ id, attempts }) => changeStockJob(id, attempts)),
  ];
  const stopped = await findStopped(
    { db, now },
    jobs.map(({ key }) => key),
  );
  const wanted = jobs.filter(({ key }) => !stopped.has(key));
  await queue.add(wanted.map(({ name, key, payload }) => ({ name, key: `${key}_swept`, payload, delayMs: 0 })));
  await trimOutbox(db, new Date(Date.parse(now()) - OUTBOX_KEPT_MS).toISOString());
}
