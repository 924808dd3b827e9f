import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';

type Uncounted = { id: string; updated_at: string };

/** Events that are over since then or longer, public, and not in their open season as they stand. */
export async function findUncountedEvents(db: Db, since: string, limit: number): Promise<Uncounted[]> {
  const { rows } = await sql<Uncounted>`
    select event.id, event.updated_at
    from season join tournament as event on event.status in ('finished', 'cancelled')
    left join season_event as placed on placed.tournament_id = event.id
    where season.closed_at is null and event.public_due_at is null and event.updated_at <= ${since}
      and (placed.season_id = season.id or (placed.tournament_id is null
        and coalesce(event.started_at, event.starts_at, event.finished_at) >= season.starts_at
        and coalesce(event.started_at, event.starts_at, event.finished_at) < season.ends_at))
      and (event.status = 'finished' or placed.counted_of is not null)
      and placed.counted_of is distinct from event.updated_at
    order by event.updated_at, event.id limit ${limit}`.execute(db);
  return rows;
}
