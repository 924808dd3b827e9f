import { isDeepStrictEqual } from 'node:util';
import { createDatabase, type Db } from '@pailei/db/client';
import { until } from '../../support/until.ts';

/** The site’s own database: nothing but time is changed there that a page could not change itself. */
export async function withDatabase<T>(run: (db: Db) => Promise<T>): Promise<T> {
  const url = process.env['E2E_DATABASE_URL'];
  if (url === undefined) throw new Error('E2E_DATABASE_URL: name the database of the site.');
  const db = createDatabase({ url, max: 2 });
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

type Now = () => string;

type Due = { due_at: string | null };

/**
 * Lets what is due next happen now, as if its time had come; `read` says what is due. After an outage clocks stand still, and no
 * deadline passes, for a while first.
 */
export async function passDue(
  read: () => Promise<Due>,
  expire: (due_at: string, now: Now) => Promise<void>,
): Promise<void> {
  const due = await read();
  const { due_at } = due;
  if (due_at === null) throw new Error('no deadline runs');
  const offsetMs = Math.max(0, Date.parse(due_at) - Date.now()) + 5;
  const hasPassed = async () => {
    await expire(due_at, () => new Date(Date.now() + offsetMs).toISOString());
    return isDeepStrictEqual(await read(), due) ? undefined : true;
  };
  await until(hasPassed, { withinMs: 60_000, what: `the deadline at ${due_at}` });
}
