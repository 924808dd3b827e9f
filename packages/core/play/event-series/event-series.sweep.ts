import type { Db } from '@pailei/db/client';
import type { NotNull } from 'kysely';

/** Series that have an event to make since then or longer. */
export function findDueSeries(db: Db, now: string, limit: number): Promise<{ id: string; next_due_at: string }[]> {
  return db
    .selectFrom('event_series')
    .select(['id', 'next_due_at'])
    .where('next_due_at', '<=', now)
    .$narrowType<{ next_due_at: NotNull }>()
    .orderBy('next_due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
