import type { NewCardImport } from '@pailei/db/schema/cards';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { dashboardTopic } from '@pailei/contracts/site/dashboard/dashboard.topic';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { importCardsJob } from './import-cards.job.ts';
import { insertImport } from './imports.repository.ts';

type NewRun = Pick<NewCardImport, 'source' | 'url' | 'content' | 'started_by'>;

/** Starts a run that the worker will do, and logs it to the admins' topic; returns its id, `undefined` while another one is in progress. */
export async function startImport(trx: Trx, log: LiveLog, run: NewRun): Promise<string | undefined> {
  const id = await insertImport(trx, run);
  if (id === undefined) return undefined;
  await enqueueJobs(trx, [importCardsJob(id, 0)]);
  log.add(dashboardTopic.of(), 'card_import_started', { import_id: id });
  return id;
}
