import { storedPlanSchema } from '@pailei/contracts/play/event-templates/event-plan';
import type { EventSeriesView } from '@pailei/contracts/play/event-series/event-series.api';
import type { Db } from '@pailei/db/client';
import type { EventSeriesTable } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { Insertable, Selectable, Updateable } from 'kysely';

export type EventSeriesRow = Selectable<EventSeriesTable>;

function series(db: Db | Trx) {
  return db
    .selectFrom('event_series as series')
    .innerJoin('account', 'account.id', 'series.created_by')
    .selectAll('series')
    .select((eb) => [
      'account.username',
      eb
        .selectFrom('tournament')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('tournament.series_id', '=', 'series.id')
        .as('event_count'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof series>['execute']>>[number];

function viewOf({ created_by, username, plan, event_count, updated_at: _updatedAt, ...row }: Row): EventSeriesView {
  return {
    ...row,
    plan: storedPlanSchema.parse(plan),
    event_count: event_count ?? 0,
    created_by: { id: created_by, username },
  };
}

/** The newest first. */
export async function findAllSeries(db: Db): Promise<EventSeriesView[]> {
  const rows = await series(db).orderBy('series.created_at', 'desc').orderBy('series.id').execute();
  return rows.map(viewOf);
}

export async function findSeries(db: Db | Trx, id: string): Promise<EventSeriesView | undefined> {
  const row = await series(db).where('series.id', '=', id).executeTakeFirst();
  return row && viewOf(row);
}

/** Events of a series are made, and the series changed, under this lock. */
export function lockSeries(trx: Trx, id: string): Promise<EventSeriesRow | undefined> {
  return trx.selectFrom('event_series').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertSeries(trx: Trx, row: Insertable<EventSeriesTable>): Promise<void> {
  await trx.insertInto('event_series').values(row).execute();
}

export async function updateSeries(trx: Trx, id: string, changes: Updateable<EventSeriesTable>): Promise<void> {
  await trx.updateTable('event_series').set(changes).where('id', '=', id).execute();
}
