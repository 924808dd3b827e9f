import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { readDelayedHead, readHeads } from '@pailei/live/log';
import { sql, type RawBuilder } from 'kysely';

/** The newest version of a topic that exists for a reader who trails by `delay` seconds; 0: none does. */
export async function visibleVersion(db: Db | Trx, topic: string, delay: number): Promise<number> {
  if (delay > 0) return readDelayedHead(db, topic, delay);
  return (await readHeads(db, [topic])).get(topic) ?? 0;
}

/** Of rows with a time of their own: whether that is public. The same clock as that of the logs. */
export function isVisible(at: string, delaySeconds: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(at)} <= visible_until(${sql.ref(delaySeconds)})`;
}

/** Of rows of `match_result` or `played_game`: whether the public sees them now. */
export function isShownResult(table: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.public_from`)} <= now() and ${sql.ref(`${table}.public_until`)} > now()`;
}

/** Of the same rows: whether nothing has replaced them. */
export function isLastResult(table: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.public_until`)} = 'infinity'`;
}

/** Whether a match has begun to exist for the public: its log has, and its row's times are some milliseconds older. */
export function isPublicMatch(id: string, delaySeconds: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from live_event where topic = 'match:' || ${sql.ref(id)} and version = 1
      and created_at <= visible_until(${sql.ref(delaySeconds)}))`;
}

/** What the public of an event knows of an entry: `unseen` when it does not know of it. */
export const publicStatus = sql<string>`coalesce(participant.public_status, participant.status)`;

/** Seconds until the first event of a topic is public; 0: it is. `undefined`: there is none. */
export async function secondsUntilVisible(db: Db | Trx, topic: string, delay: number): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(greatest(0, extract(epoch from created_at - visible_until(${delay}::integer))))::integer as seconds
    from live_event where topic = ${topic} and version = 1`.execute(db);
  return rows[0]?.seconds;
}
