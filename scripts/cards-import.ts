import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CARD_FILE_MAX_BYTES, CARD_FILE_TEXTS } from '@pailei/contracts/decks/cards/cards.api';
import { jobProgressTopic } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import { payloadOf } from '@pailei/contracts/topics/topic';
import { importInProcess } from '@pailei/core/decks/cards/import/import-in-process';
import { createFetchPublic } from '@pailei/core/ground/outgoing/fetch-public';
import { createDatabase } from '@pailei/db/client';
import type { Publisher } from '@pailei/live/publish';
import { runningPostgresUrl } from '@pailei/local/servers/postgres';
import { readSettings } from '@pailei/local/settings';

const USAGE = `npm run cards:import -- <file|https://…>

Brings a card catalogue (a JSON array with HearthstoneJSON's field names) into the database of DATABASE_URL, else into that of
the site that runs from DATA_DIR. Safe to repeat: only what is new or changed is written.`;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** The hubs' sweep updates the open pages within two seconds; here each step is a line. */
const printer: Publisher = {
  publish(appended) {
    for (const event of appended.flatMap(({ events }) => events)) {
      const progress = payloadOf(jobProgressTopic, 'job_progressed', event);
      if (progress && progress.total > 0) print(`${progress.done} / ${progress.total}`);
    }
  },
  close: () => undefined,
};

function contentOf(path: string): Uint8Array {
  if (statSync(path).size > CARD_FILE_MAX_BYTES) throw new Error(CARD_FILE_TEXTS.too_large);
  return readFileSync(path);
}

async function importCards(source: string): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readSettings({ ...process.env, DEMO: '0' });
  const url = DATABASE_URL ?? runningPostgresUrl(join(DATA_DIR, 'postgres'));
  if (url === undefined) throw new Error(`No site runs from ${DATA_DIR}: run npm start first, or set DATABASE_URL.`);
  const given = /^https?:/i.test(source)
    ? { content: null, url: source }
    : { content: contentOf(resolve(process.env['INIT_CWD'] ?? '', source)), url: null };
  const db = createDatabase({ url, max: 2, applicationName: 'pailei-cards-import' });
  const now = () => new Date().toISOString();
  try {
    const run = await importInProcess({ db, publisher: printer, now, fetchPublic: createFetchPublic() }, given);
    if (run?.status !== 'done') throw new Error(run?.error ?? 'the run is gone');
    print(`${run.added} new, ${run.changed} changed, ${run.skipped} left out, of ${run.total}`);
  } finally {
    await db.destroy();
  }
}

const [source, ...others] = process.argv.slice(2);
if (source === undefined || others.length > 0 || source === '--help') {
  print(USAGE);
  process.exit(source === '--help' ? 0 : 1);
}
try {
  await importCards(source);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
