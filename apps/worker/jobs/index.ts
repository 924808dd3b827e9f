import { JOB_NAMES } from '@pailei/core/jobs';
import type { JobName } from '@pailei/core/jobs';
import { advanceTournamentJob } from './advance-tournament.job.ts';
import { answerProbeJob } from './answer-probe.job.ts';
import { changeOrdersJob } from './change-orders.job.ts';
import { changeStockJob } from './change-stock.job.ts';
import { expireMatchJob } from './expire-match.job.ts';
import { expireTournamentJob } from './expire-tournament.job.ts';
import { importCardsJob } from './import-cards.job.ts';
import { issueEmailVerificationJob } from './issue-email-verification.job.ts';
import { issuePasswordResetJob } from './issue-password-reset.job.ts';
import type { Job } from './job.ts';
import { publishTournamentJob } from './publish-tournament.job.ts';
import { sendMailJob } from './send-mail.job.ts';

const JOBS = [
  advanceTournamentJob,
  answerProbeJob,
  changeOrdersJob,
  changeStockJob,
  expireMatchJob,
  expireTournamentJob,
  importCardsJob,
  issueEmailVerificationJob,
  issuePasswordResetJob,
  publishTournamentJob,
  sendMailJob,
] as readonly Job[];

/** The handler of each job. Throws when a name has none or two: the process must not start then. */
export function jobHandlers(jobs: readonly Job[] = JOBS): Map<JobName, Job> {
  for (const name of JOB_NAMES) {
    const count = jobs.filter((job) => job.name === name).length;
    if (count !== 1) throw new Error(`the job ${name} has ${count} handlers`);
  }
  return new Map(jobs.map((job) => [job.name, job]));
}
