import { recordJobBack } from '@pailei/core/health';
import type { Job } from './job.ts';

/** The way of every job, walked for its own sake. One that fails is not worth another try: the next comes within 10 s. */
export const answerProbeJob: Job<'answer-probe'> = {
  name: 'answer-probe',
  run: ({ db, log }, { process_id }) =>
    recordJobBack(db, process_id).catch((error: Error) => log.warn({ err: error }, 'answer-probe')),
};
