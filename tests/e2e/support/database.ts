import { createDatabase, type Db } from '@pailei/db/client';

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

/** Does something as if the time of a deadline had come. */
export function asIfAt<T>(due_at: string, work: (now: Now) => Promise<T>): Promise<T> {
  const offsetMs = Math.max(0, Date.parse(due_at) - Date.now()) + 5;
  return work(() => new Date(Date.now() + offsetMs).toISOString());
}
