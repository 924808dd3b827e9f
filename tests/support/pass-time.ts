import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import { asOwner } from './fixtures.ts';

/** Moves all that has happened in matches and events, and what is held back of it, `seconds` into the past. */
export async function passTime(db: Db, seconds: number): Promise<void> {
  if (seconds === 0) return;
  const ago = (column: string) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(secs => ${seconds})`;
  await asOwner(db, (owner) => sql`update live_event set ${ago('created_at')}`.execute(owner));
  await sql`update match set ${ago('created_at')}, ${ago('started_at')}, ${ago('finished_at')}`.execute(db);
  await sql`update tournament set ${ago('finished_at')}, ${ago('public_due_at')}`.execute(db);
  await sql`update match_revision set ${ago('public_from')}, ${ago('public_until')}`.execute(db);
}
