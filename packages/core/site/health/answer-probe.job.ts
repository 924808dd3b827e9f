import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { defineJob, type NewJob } from '../../ground/jobs/job.ts';
import type { Logger } from '../../ground/processes/logger.ts';
import { recordProbeAnswer } from './record-probe-answer.ts';

type Services = { db: Db; log: Logger };

/** A job that only shows that jobs are carried out. One that fails is not worth another try: the next comes within 10 s. */
export const answerProbe = defineJob({
  name: 'answer-probe',
  fields: ['process_id'],
  run: ({ db, log }: Services, { process_id }) =>
    recordProbeAnswer(db, process_id).catch((error: Error) => log.warn({ err: error }, 'answer-probe')),
});

/** Sent again and again, each under a key of its own: one that is stuck must not swallow the next. */
export const answerProbeJob = (processId: string): NewJob =>
  answerProbe.create({ process_id: processId }, { key: newId() });
