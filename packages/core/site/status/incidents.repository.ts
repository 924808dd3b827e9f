import type { Incident } from '@pailei/contracts/site/status/status.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { StatusIncidentTable } from '@pailei/db/schema/status';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

const COLUMNS = [
  'id',
  'title',
  'components',
  'severity',
  'is_automatic',
  'started_at',
  'resolved_at',
  'updated_at',
] as const;

type Row = StatusIncidentTable;

export async function insertIncident(trx: Trx, row: Row): Promise<void> {
  await trx.insertInto('status_incident').values(row).execute();
}

export async function updateIncident(trx: Trx, { id, ...changes }: Partial<Row> & Pick<Row, 'id'>): Promise<void> {
  await trx.updateTable('status_incident').set(changes).where('id', '=', id).execute();
}

type NewNote = { incident_id: string; body: string; author_id: string | null; created_at: string };

export async function insertNote(trx: Trx, note: NewNote): Promise<void> {
  await trx
    .insertInto('status_note')
    .values({ id: newId(Date.parse(note.created_at)), ...note })
    .execute();
}

export function lockIncident(trx: Trx, id: string): Promise<Row | undefined> {
  return trx.selectFrom('status_incident').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Those that probes opened, one of a component. */
export function lockOpenAutomatic(trx: Trx): Promise<Row[]> {
  return trx
    .selectFrom('status_incident')
    .select(COLUMNS)
    .where('is_automatic', '=', true)
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** As the site shows it, with its notes. */
export async function readIncident(db: Db | Trx, id: string): Promise<Incident | undefined> {
  const rows = await db.selectFrom('status_incident').select(COLUMNS).where('id', '=', id).execute();
  return (await withNotes(db, rows))[0];
}

const SHOWN_DAYS = 14;
const SHOWN_AT_MOST = 30;

/** Those that are open, and those of the last 14 days. */
export async function readRecentIncidents(db: Db | Trx): Promise<Incident[]> {
  const rows = await db
    .selectFrom('status_incident')
    .select(COLUMNS)
    .where((eb) =>
      eb.or([
        eb('resolved_at', 'is', null),
        eb('started_at', '>', sql<string>`now() - make_interval(days => ${SHOWN_DAYS})`),
      ]),
    )
    .orderBy(sql`resolved_at is null`, 'desc')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_AT_MOST)
    .execute();
  return withNotes(db, rows);
}

export async function readIncidents(
  db: Db,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ items: Incident[]; total: number }> {
  const [rows, counted] = await Promise.all([
    db
      .selectFrom('status_incident')
      .select(COLUMNS)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .offset(skip)
      .limit(limit)
      .execute(),
    db
      .selectFrom('status_incident')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: await withNotes(db, rows), total: counted.total };
}

async function withNotes(db: Db | Trx, rows: Row[]): Promise<Incident[]> {
  if (rows.length === 0) return [];
  const notes = await db
    .selectFrom('status_note')
    .select(['id', 'incident_id', 'body', 'created_at'])
    .where(
      'incident_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    notes: notes
      .filter(({ incident_id }) => incident_id === row.id)
      .map(({ id, body, created_at }) => ({ id, body, created_at })),
  }));
}
