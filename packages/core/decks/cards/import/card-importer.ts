import { CARD_FILE_MAX_BYTES } from '@pailei/contracts/decks/cards/cards.api';
import type { Db } from '@pailei/db/client';
import type { CardImportRow } from '@pailei/db/schema/cards';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { jobProgressTopic } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { inTransaction } from '@pailei/live/transaction';
import { OutgoingError } from '../../../ground/outgoing/open-public.ts';
import type { FetchPublic } from '../../../ground/outgoing/fetch-public.ts';
import { CardFileError, readCatalogue, type Catalogue } from './card-file.ts';
import { writeCards } from './write-cards.ts';
import { changeImport, takeImport, type ImportProgress } from './imports.repository.ts';
import { progressOf } from './import-progress.ts';

export type CardImporterDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
  fetchPublic: FetchPublic;
};
export type CardImporter = ReturnType<typeof createCardImporter>;

/** Longer than the slowest step of a run: the download. */
const LEASE_MS = 60_000;
const FETCH_LIMITS = { timeoutMs: 30_000, maxBytes: CARD_FILE_MAX_BYTES };
const CARDS_AT_ONCE = 500;
const ATTEMPTS = 5;

/** Another process has taken the run over; what this one knows of it counts no more. */
class RunTakenOver extends Error {
  override name = 'RunTakenOver';
}

/**
 * Brings a catalogue into the database. The file is read whole before a card is written; then the cards go in by the
 * hundred, each batch in one transaction with how far the run is, so that one that broke off is taken up where it was.
 */
export function createCardImporter({ db, publisher, now, fetchPublic }: CardImporterDeps) {
  const leaseUntil = () => new Date(Date.parse(now()) + LEASE_MS).toISOString();

  type Changes = Parameters<typeof changeImport>[2];
  const save = (run: CardImportRow, work: (trx: Parameters<typeof writeCards>[0]) => Promise<Changes>) =>
    inTransaction({ db, publisher }, async (trx, log) => {
      const saved = await changeImport(trx, run, await work(trx));
      if (!saved) throw new RunTakenOver();
      logProgress(log, saved);
      return saved;
    });

  async function fileOf(run: CardImportRow): Promise<Uint8Array> {
    if (run.content) return run.content;
    const content = await download(fetchPublic, run.url ?? '');
    // Kept, so that a run that breaks off goes on with the very same file.
    await save(run, async () => ({ content, lease_until: leaseUntil() }));
    return content;
  }

  async function write(run: CardImportRow, { cards, entries, skipped }: Catalogue): Promise<void> {
    let saved = await save(run, async () => ({ total: entries, skipped, done: Math.max(run.done, skipped) }));
    for (let at = saved.done - skipped; at < cards.length; at += CARDS_AT_ONCE) {
      const batch = cards.slice(at, at + CARDS_AT_ONCE);
      const before = saved;
      saved = await save(run, async (trx) => {
        const { added, changed } = await writeCards(trx, batch, { is_sample: false, now: now() });
        return {
          done: before.done + batch.length,
          added: before.added + added,
          changed: before.changed + changed,
          lease_until: leaseUntil(),
        };
      });
    }
    await end(run, { status: 'done' });
  }

  const end = (run: CardImportRow, outcome: Pick<Changes, 'status' | 'error'>) =>
    save(run, async () => ({ ...outcome, finished_at: now(), content: null, lease_until: null }));

  /** The next try need not wait for the lease to run out. */
  async function giveBack(run: CardImportRow): Promise<void> {
    await changeImport(db, run, { lease_until: now() }).catch(() => undefined);
  }

  return {
    /** Works on a run until it is over. One that is over already, or that somebody else works on, is left alone. */
    async run(id: string): Promise<void> {
      const run = await takeImport(db, id, { now: now(), leaseUntil: leaseUntil() });
      if (!run) return;
      try {
        if (run.attempts > ATTEMPTS) throw new CardFileError('gave_up');
        await write(run, await readCatalogue(await fileOf(run)));
      } catch (error) {
        if (error instanceof RunTakenOver) return;
        if (error instanceof CardFileError) {
          await end(run, { status: 'failed', error: error.message });
          return;
        }
        await giveBack(run);
        throw error;
      }
    },
  };
}

function logProgress(log: LiveLog, run: ImportProgress): void {
  log.add(jobProgressTopic.of(run.id), 'job_progressed', progressOf(run));
}

async function download(fetchPublic: FetchPublic, url: string): Promise<Uint8Array> {
  const { status, bytes } = await fetchPublic(url, FETCH_LIMITS).catch((error: unknown) => {
    throw whyNot(error);
  });
  if (status !== 200) throw new CardFileError('unreachable', `HTTP ${status}`);
  return bytes;
}

function whyNot(error: unknown): CardFileError {
  if (error instanceof OutgoingError && error.reason !== 'unreachable')
    return new CardFileError(error.reason === 'too_large' ? 'too_large' : 'refused');
  return new CardFileError('unreachable');
}
