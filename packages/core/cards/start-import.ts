import type { NewCardImport } from '@pailei/db/schema/cards';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { ADMIN_TOPIC } from '@pailei/live/topics';
import { enqueueJobs, importCardsJob } from '../jobs/index.ts';
import { insertImport } from './imports.repository.ts';

type NewRun = Pick<NewCardImport, 'source' | 'url' | 'content' | 'started_by'>;

/** Begins a run that the worker will do, and tells the admins; gives its id, `undefined` while another one is under way. */
export async function startImport(trx: Trx, log: LiveLog, run: NewRun): Promise<string | undefined> {
  const id = await insertImport(trx, run);
  if (id === undefined) return undefined;
  await enqueueJobs(trx, [importCardsJob(id, 0)]);
  log.add(ADMIN_TOPIC, 'card_import_started', { import_id: id });
  return id;
}
