import { appError } from '@pailei/contracts/http/errors';
import { SEASON_ERRORS } from '@pailei/contracts/play/seasons/season-errors';
import type { Trx } from '@pailei/db/tx';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { isOfClosedSeason } from '../season-events.repository.ts';
import { countSeasonEventJob } from './count-season-event.job.ts';

/** The job comes when the last change of a delayed event is surely public. */
const MARGIN_MS = 500;

type Over = { id: string; delay_seconds: number; now: string };

/** For whatever ends an event, or changes one that is over: its season counts it as soon as the public may know. */
export async function followEvent(trx: Trx, { id, delay_seconds, now }: Over): Promise<void> {
  const wait = delay_seconds === 0 ? 0 : delay_seconds * 1_000 + MARGIN_MS;
  await enqueueJobs(trx, [countSeasonEventJob(id, new Date(Date.parse(now) + wait).toISOString())]);
}

/** Results that a season has closed its tables with stay until it is opened again. A preview reads, a correction holds the season. */
export async function refuseClosedSeason(trx: Trx, eventId: string, { holds }: { holds: boolean }): Promise<void> {
  if (await isOfClosedSeason(trx, eventId, { holds })) throw appError(SEASON_ERRORS, 'event_of_closed_season');
}
