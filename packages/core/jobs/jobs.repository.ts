import { newId } from '@pailei/db/id';
import { insertMany } from '@pailei/db/insert-many';
import type { Trx } from '@pailei/db/tx';

/** Every job there is, with what it carries: ids only. */
export type JobPayloads = {
  'match-due': { match_id: string; due_at: string };
  'tournament-due': { tournament_id: string; due_at: string };
  'advance-tournament': { tournament_id: string };
  'publish-tournament': { tournament_id: string };
  'send-mail': { mail_id: string };
  'issue-password-reset': { reset_id: string };
  'issue-email-verification': { verification_id: string };
  'import-cards': { import_id: string };
  'change-orders': { batch_id: string };
  'change-stock': { change_id: string };
  'answer-probe': { process_id: string };
};
export type JobName = keyof JobPayloads;
export const JOB_NAMES = [
  'match-due',
  'tournament-due',
  'advance-tournament',
  'publish-tournament',
  'send-mail',
  'issue-password-reset',
  'issue-email-verification',
  'import-cards',
  'change-orders',
  'change-stock',
  'answer-probe',
] as const satisfies readonly JobName[];

export type NewJob<N extends JobName = JobName> = {
  name: N;
  payload: JobPayloads[N];
  /** The same key twice is the same job. No colons: BullMQ keeps them for itself. */
  key: string;
  /** ISO; left out: at once. */
  run_at?: string;
};

/** Puts jobs into the outbox of this transaction; the worker's relay queues them after the commit. */
export async function enqueueJobs(trx: Trx, jobs: readonly NewJob[]): Promise<void> {
  const rows = jobs.map(({ name, key, payload, run_at }) => ({
    name,
    job_key: key,
    payload: payload as never,
    ...(run_at && { run_at }),
  }));
  await insertMany(
    trx,
    'outbox_job',
    rows.filter(({ run_at }) => run_at !== undefined),
  );
  await insertMany(
    trx,
    'outbox_job',
    rows.filter(({ run_at }) => run_at === undefined),
  );
}

const keyTime = (iso: string) => iso.replace(/[^0-9]/g, '');

export function matchDueJob(matchId: string, dueAt: string): NewJob<'match-due'> {
  return {
    name: 'match-due',
    key: `match-due_${matchId}_${keyTime(dueAt)}`,
    payload: { match_id: matchId, due_at: dueAt },
    run_at: dueAt,
  };
}

export function tournamentDueJob(tournamentId: string, dueAt: string): NewJob<'tournament-due'> {
  return {
    name: 'tournament-due',
    key: `tournament-due_${tournamentId}_${keyTime(dueAt)}`,
    payload: { tournament_id: tournamentId, due_at: dueAt },
    run_at: dueAt,
  };
}

/** `cause` tells one end of a match from the next, so that a job that runs already never swallows a later one. */
export function advanceTournamentJob(tournamentId: string, cause: string): NewJob<'advance-tournament'> {
  return {
    name: 'advance-tournament',
    key: `advance-tournament_${tournamentId}_${cause}`,
    payload: { tournament_id: tournamentId },
  };
}

/** When a change of a delayed event becomes public. */
export function publishTournamentJob(tournamentId: string, dueAt: string): NewJob<'publish-tournament'> {
  return {
    name: 'publish-tournament',
    key: `publish-tournament_${tournamentId}_${keyTime(dueAt)}`,
    payload: { tournament_id: tournamentId },
    run_at: dueAt,
  };
}

/** `attempt` tells one try from the next, so that the job that plans the next try does not swallow it. */
export function sendMailJob(mailId: string, attempt: number, runAt?: string): NewJob<'send-mail'> {
  return {
    name: 'send-mail',
    key: `send-mail_${mailId}_${attempt}`,
    payload: { mail_id: mailId },
    ...(runAt !== undefined && { run_at: runAt }),
  };
}

export function issuePasswordResetJob(resetId: string): NewJob<'issue-password-reset'> {
  return { name: 'issue-password-reset', key: `issue-password-reset_${resetId}`, payload: { reset_id: resetId } };
}

export function issueEmailVerificationJob(verificationId: string): NewJob<'issue-email-verification'> {
  return {
    name: 'issue-email-verification',
    key: `issue-email-verification_${verificationId}`,
    payload: { verification_id: verificationId },
  };
}

/** `attempt` tells a run that broke off from the next try at it. */
export function changeOrdersJob(batchId: string, attempt: number): NewJob<'change-orders'> {
  return { name: 'change-orders', key: `change-orders_${batchId}_${attempt}`, payload: { batch_id: batchId } };
}

/** `attempt` tells a run that broke off from the next try at it. */
export function changeStockJob(changeId: string, attempt: number): NewJob<'change-stock'> {
  return { name: 'change-stock', key: `change-stock_${changeId}_${attempt}`, payload: { change_id: changeId } };
}

/** Sent again and again, each under a key of its own: one that is stuck must not swallow the next. */
export function answerProbeJob(processId: string): NewJob<'answer-probe'> {
  return { name: 'answer-probe', key: `answer-probe_${newId()}`, payload: { process_id: processId } };
}

/** `attempt` tells a run that broke off from the next try at it. */
export function importCardsJob(importId: string, attempt: number): NewJob<'import-cards'> {
  return { name: 'import-cards', key: `import-cards_${importId}_${attempt}`, payload: { import_id: importId } };
}
