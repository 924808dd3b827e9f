import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { OUTAGE_AFTER_MS } from '@pailei/domain/outages/outages';
import { sql } from 'kysely';

/** A time in which nobody could act; an outage that nobody has found yet has no id. */
export type OutagePause = { id: string | null; starts_at: string; isOver: boolean };

/**
 * Outages whose lost time was not given back yet, earliest first. Where nobody has looked at the site for too long there was one, even
 * before a worker has written it: whatever came back first finds the clocks paused.
 */
export async function findOutagePauses(db: Db | Trx): Promise<OutagePause[]> {
  const { rows } = await sql<OutagePause>`
    select id, starts_at, ended_at is not null as "isOver" from outage where settled_at is null
    union all
    select null, at, false from site_pulse where at < clock_timestamp() - make_interval(secs => ${OUTAGE_AFTER_MS / 1_000})
    order by starts_at`.execute(db);
  return rows;
}

export async function markOutagesSettled(trx: Trx, ids: readonly string[], now: string): Promise<void> {
  await trx
    .updateTable('outage')
    .set({ settled_at: now })
    .where('id', 'in', ids)
    .where('ended_at', 'is not', null)
    .execute();
}
