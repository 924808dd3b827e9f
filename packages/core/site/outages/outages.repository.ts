import type { Db } from '@pailei/db/client';
import type { OutageRow } from '@pailei/db/schema/outside/outages';
import type { Trx } from '@pailei/db/tx';
import type { OutageStep, Pulse } from '@pailei/domain/outages/outages';
import { sql } from 'kysely';

/** The last two probes of a part say that it is away. */
const AWAY_FOR_PROBES = 2;

/** Two looks never overlap. */
export async function lockPulse(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('site-pulse'))`.execute(trx);
}

export type SiteFacts = { now: string; pulse: Pulse | null; seen: Pulse['seen'] };

/** When each part was last well: by the signs of life of hubs and apis, and by the probes that ask the api and Redis. By the database's clock. */
export async function readSiteFacts(db: Db | Trx): Promise<SiteFacts> {
  const { rows } = await sql<{
    now: string;
    pulse: Pulse | null;
    api: string | null;
    hub: string | null;
    redis: string | null;
  }>`
    with moment as materialized (select clock_timestamp() as now),
    answers as (
      select component, bool_or(state <> 'down') as answers from (
        select component, state, row_number() over (partition by component order by slot desc) as place
        from status_probe where component in ('api', 'redis') and at > clock_timestamp() - interval '1 minute'
      ) as newest where place <= ${AWAY_FOR_PROBES} group by component having count(*) = ${AWAY_FOR_PROBES}
    )
    select ${json('moment.now')} as now,
      (select jsonb_build_object('at', ${json('at')}, 'seen', seen) from site_pulse) as pulse,
      case when coalesce((select answers from answers where component = 'api'), true)
        then (select ${json('max(beat_at)')} from process_heartbeat where kind = 'api') end as api,
      (select ${json('max(beat_at)')} from process_heartbeat
        where kind = 'hub' and detail @> '{"is_delivering": true}') as hub,
      case when coalesce((select answers from answers where component = 'redis'), true)
        then ${json('moment.now')} end as redis
    from moment`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the site has no facts');
  const { now, pulse, ...parts } = found;
  const seen = Object.fromEntries(Object.entries(parts).filter(([, at]) => at !== null && at <= now));
  return { now, pulse, seen };
}

/** As all times are written, so that they may be compared as texts. */
const json = (time: string) => sql.raw(`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export async function writePulse(trx: Trx, { at, seen }: Pulse): Promise<void> {
  const row = { at, seen: JSON.stringify(seen) };
  await trx
    .insertInto('site_pulse')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Replaces the pulse that was read by the next; false where another look was first. */
export async function movePulse(db: Db, from: Pulse, { at, seen }: Pulse): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_pulse')
    .set({ at, seen: JSON.stringify(seen) })
    .where('at', '=', from.at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export function findOpenOutage(db: Db | Trx): Promise<OutageRow | undefined> {
  return db.selectFrom('outage').selectAll().where('ended_at', 'is', null).executeTakeFirst();
}

type Begin = Extract<OutageStep, { do: 'begin' }>;

export async function insertOutage(
  trx: Trx,
  { id, step, incident_id }: { id: string; step: Begin; incident_id: string },
): Promise<void> {
  const { starts_at, whole_since } = step;
  await trx.insertInto('outage').values({ id, starts_at, whole_since, incident_id }).execute();
}

export async function updateOutage(
  trx: Trx,
  id: string,
  changes: Partial<Pick<OutageRow, 'whole_since' | 'ended_at'>>,
): Promise<void> {
  await trx.updateTable('outage').set(changes).where('id', '=', id).execute();
}
