import type { Db } from '@pailei/db/client';
import { lastNight } from '@pailei/domain/site-time/days';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { lockSource, readSource, saveSource } from './source.repository.ts';
import { startImport } from './import/start-import.ts';

type RefreshDeps = { db: Db; publisher: Publisher; now: () => string };

/** Starts the nightly run once it is due, and at once for a new address. While another run is in progress it waits. */
export async function startDueRefresh({ db, publisher, now }: RefreshDeps): Promise<void> {
  const time = now();
  const isDue = ({ refresh_url, refreshed_at }: Awaited<ReturnType<typeof readSource>>) =>
    refresh_url !== '' && (refreshed_at === null || refreshed_at < lastNight(time));
  if (!isDue(await readSource(db))) return;
  await inTransaction({ db, publisher }, async (trx, log) => {
    const source = await lockSource(trx);
    if (!isDue(source)) return;
    const id = await startImport(trx, log, { source: 'nightly', url: source.refresh_url });
    if (id === undefined) return;
    await saveSource(trx, { ...source, refreshed_at: time });
  });
}
