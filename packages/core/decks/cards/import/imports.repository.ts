import type { CardImport } from '@pailei/contracts/decks/cards/cards.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { CardImportRow, NewCardImport } from '@pailei/db/schema/cards';
import type { Trx } from '@pailei/db/tx';

const FACTS = [
  'card_import.id',
  'card_import.source',
  'card_import.url',
  'card_import.status',
  'card_import.total',
  'card_import.done',
  'card_import.added',
  'card_import.changed',
  'card_import.skipped',
  'card_import.error',
  'card_import.created_at',
  'card_import.finished_at',
] as const;

function imports(db: Db | Trx) {
  return db
    .selectFrom('card_import')
    .leftJoin('account', 'account.id', 'card_import.started_by')
    .select(FACTS)
    .select('account.username as started_by');
}

/** Newest first. */
export function listImports(db: Db, limit: number): Promise<CardImport[]> {
  return imports(db).orderBy('card_import.created_at', 'desc').orderBy('card_import.id', 'desc').limit(limit).execute();
}

export function findImport(db: Db | Trx, id: string): Promise<CardImport | undefined> {
  return imports(db).where('card_import.id', '=', id).executeTakeFirst();
}

/** The new run's id; `undefined` while another one is in progress. */
export async function insertImport(trx: Trx, row: Omit<NewCardImport, 'id'>): Promise<string | undefined> {
  const id = newId();
  const inserted = await trx
    .insertInto('card_import')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Gives a run that waits, or was left by a process that died, to the caller until `leaseUntil`; counts the attempt. */
export function takeImport(
  db: Db,
  id: string,
  { now, leaseUntil }: { now: string; leaseUntil: string },
): Promise<CardImportRow | undefined> {
  return db
    .updateTable('card_import')
    .set((eb) => ({ status: 'running', lease_until: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('status', '=', 'queued'), eb.and([eb('status', '=', 'running'), eb('lease_until', '<', now)])]),
    )
    .returningAll()
    .executeTakeFirst();
}

const PROGRESS = ['id', 'status', 'total', 'done', 'added', 'changed', 'skipped', 'error'] as const;

/** A run without its file, which no step needs to read back. */
export type ImportProgress = Pick<CardImportRow, (typeof PROGRESS)[number]>;

export type ClaimedImport = Pick<CardImportRow, 'id' | 'attempts'>;

type Changes = Partial<Omit<CardImportRow, 'id' | 'attempts'>>;

/** Changes a run that the caller still holds: `undefined` when another process has taken it meanwhile. */
export function changeImport(
  trx: Db | Trx,
  { id, attempts }: ClaimedImport,
  changes: Changes,
): Promise<ImportProgress | undefined> {
  return trx
    .updateTable('card_import')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('attempts', '=', attempts)
    .returning(PROGRESS)
    .executeTakeFirst();
}
