import type { SeasonEvent } from '@pailei/contracts/play/seasons/season-views';
import type { Db } from '@pailei/db/client';
import type { SeasonEventTable, SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { EventTier } from '@pailei/domain/seasons/types';
import { sql, type Insertable } from 'kysely';

type Season = Pick<SeasonRecordRow, 'id' | 'starts_at' | 'ends_at'>;

/** An event is of the season that it was put into, else of the one into whose dates its start falls. */
const isOf = ({ id, starts_at, ends_at }: Season) => sql<boolean>`(
  placed.season_id = ${id} or (placed.tournament_id is null
    and coalesce(event.started_at, event.starts_at, event.finished_at) >= ${starts_at}
    and coalesce(event.started_at, event.starts_at, event.finished_at) < ${ends_at}))`;

/** As everybody may see them now, in the order of their starts. */
export async function findSeasonEvents(db: Db | Trx, season: Season): Promise<SeasonEvent[]> {
  const { rows } = await sql<SeasonEvent>`
    select event.id, event.name, event.status, coalesce(event.started_at, event.starts_at) as starts_at,
           event.finished_at, coalesce(placed.tier, 'B') as tier, coalesce(placed.is_excluded, false) as is_excluded,
           placed.counted_of is not null and not placed.is_excluded as is_counted, event.summary->>'champion' as champion
    from public_tournament as event left join season_event as placed on placed.tournament_id = event.id
    where ${isOf(season)} and (event.status <> 'cancelled' or placed.counted_of is not null)
    order by coalesce(event.started_at, event.starts_at, event.finished_at), event.id`.execute(db);
  return rows;
}

export type EventToCount = {
  id: string;
  status: 'finished' | 'cancelled';
  finished_at: string | null;
  updated_at: string;
};

/** Of events that are over for everybody: those whose facts are missing or old. `id`: only this one. */
export async function findUncounted(trx: Trx, season: Season, id: string | null = null): Promise<EventToCount[]> {
  const { rows } = await sql<EventToCount>`
    select event.id, event.status, event.finished_at, event.updated_at
    from tournament as event left join season_event as placed on placed.tournament_id = event.id
    where ${isOf(season)} and event.status in ('finished', 'cancelled') and event.public_due_at is null
      and (event.status = 'finished' or placed.counted_of is not null)
      and placed.counted_of is distinct from event.updated_at and (${id}::uuid is null or event.id = ${id})
    order by event.id`.execute(trx);
  return rows;
}

/** The open season of an event, if it is of one. */
export async function findSeasonOfEvent(trx: Trx, eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select season.id from tournament as event left join season_event as placed on placed.tournament_id = event.id
    join season on season.id = placed.season_id or (placed.tournament_id is null
      and coalesce(event.started_at, event.starts_at, event.finished_at) >= season.starts_at
      and coalesce(event.started_at, event.starts_at, event.finished_at) < season.ends_at)
    where event.id = ${eventId} and season.closed_at is null`.execute(trx);
  return rows[0]?.id;
}

/** Writes that the facts of events are recorded. */
export async function markCounted(trx: Trx, seasonId: string, events: readonly EventToCount[]): Promise<void> {
  await trx
    .insertInto('season_event')
    .values(events.map(({ id, updated_at }) => ({ tournament_id: id, season_id: seasonId, counted_of: updated_at })))
    .onConflict((conflict) =>
      conflict.column('tournament_id').doUpdateSet((eb) => ({ counted_of: eb.ref('excluded.counted_of') })),
    )
    .execute();
}

export async function placeEvent(trx: Trx, row: Insertable<SeasonEventTable>): Promise<void> {
  await trx
    .insertInto('season_event')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('tournament_id').doUpdateSet((eb) => ({
        tier: eb.ref('excluded.tier'),
        is_excluded: eb.ref('excluded.is_excluded'),
      })),
    )
    .execute();
}

/** The season that the staff put an event into, or that counts it. */
export function findPlacing(trx: Trx, eventId: string) {
  return trx.selectFrom('season_event').selectAll().where('tournament_id', '=', eventId).executeTakeFirst();
}

export type PlacedEvent = { tournament_id: string; tier: EventTier; is_excluded: boolean };

export function findPlacedEvents(db: Db | Trx, seasonId: string): Promise<PlacedEvent[]> {
  return db
    .selectFrom('season_event')
    .select(['tournament_id', 'tier', 'is_excluded'])
    .where('season_id', '=', seasonId)
    .orderBy('tournament_id')
    .execute();
}

/** Gives up the events that the new dates leave outside, with their facts; those that the staff put there stay. */
export async function releaseOutside(trx: Trx, { id, starts_at, ends_at }: Season): Promise<void> {
  const { rows } = await sql<{ tournament_id: string }>`
    delete from season_event as placed using tournament as event
    where event.id = placed.tournament_id and placed.season_id = ${id} and not placed.is_named
      and not (coalesce(event.started_at, event.starts_at, event.finished_at) >= ${starts_at}
        and coalesce(event.started_at, event.starts_at, event.finished_at) < ${ends_at})
    returning placed.tournament_id`.execute(trx);
  const ids = rows.map(({ tournament_id }) => tournament_id);
  if (ids.length > 0)
    await trx.deleteFrom('season_fact').where('season_id', '=', id).where('event_id', 'in', ids).execute();
}

/** Whether an event counts in a season that is over. `holds`: it is neither closed nor reopened until this transaction ends. */
export async function isOfClosedSeason(trx: Trx, eventId: string, { holds }: { holds: boolean }): Promise<boolean> {
  const { rows } = await sql<{ closed_at: string | null }>`
    select season.closed_at from tournament as event
    left join season_event as placed on placed.tournament_id = event.id
    join season on season.id = placed.season_id or (placed.tournament_id is null
      and coalesce(event.started_at, event.starts_at, event.finished_at) >= season.starts_at
      and coalesce(event.started_at, event.starts_at, event.finished_at) < season.ends_at)
    where event.id = ${eventId} and placed.is_excluded is not true and season.by_hand is null
    ${holds ? sql`for share of season` : sql``}`.execute(trx);
  return rows.some(({ closed_at }) => closed_at !== null);
}
