import type { Db } from '@pailei/db/client';
import { SITE_AHEAD_MS } from '@pailei/domain/site-time';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { lockSource, readSource, saveSource } from './source.repository.ts';
import { startImport } from './start-import.ts';

const DAY_MS = 86_400_000;
/** Few play at four in the morning. */
const HOUR_MS = 4 * 3_600_000;

/** The last time at which the catalogue was due for a refresh, ISO. */
export function lastRefreshTime(now: string): string {
  const sinceFour = (Date.parse(now) + SITE_AHEAD_MS - HOUR_MS) % DAY_MS;
  return new Date(Date.parse(now) - sinceFour).toISOString();
}

type RefreshDeps = { db: Db; publisher: Publisher; now: () => string };

/** Starts the nightly run once it is due, and at once for a new address. While another run is under way it waits. */
export async function startDueRefresh({ db, publisher, now }: RefreshDeps): Promise<void> {
  const time = now();
  const isDue = ({ refresh_url, refreshed_at }: Awaited<ReturnType<typeof readSource>>) =>
    refresh_url !== '' && (refreshed_at === null || refreshed_at < lastRefreshTime(time));
  if (!isDue(await readSource(db))) return;
  await inTransaction({ db, publisher }, async (trx, log) => {
    const source = await lockSource(trx);
    if (!isDue(source)) return;
    const id = await startImport(trx, log, { source: 'nightly', url: source.refresh_url });
    if (id === undefined) return;
    await saveSource(trx, { ...source, refreshed_at: time });
  });
}
