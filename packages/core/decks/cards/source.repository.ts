import type { Db } from '@pailei/db/client';
import type { CardSourceTable } from '@pailei/db/schema/cards';
import type { Trx } from '@pailei/db/tx';

export type CardSource = Pick<CardSourceTable, 'refresh_url' | 'refreshed_at'>;

const sources = (db: Db | Trx) => db.selectFrom('card_source').select(['refresh_url', 'refreshed_at']);

/** Where the catalogue is fetched from every night, and when that was begun last. */
export function readSource(db: Db): Promise<CardSource> {
  return sources(db).executeTakeFirstOrThrow();
}

export function lockSource(trx: Trx): Promise<CardSource> {
  return sources(trx).forUpdate().executeTakeFirstOrThrow();
}

export async function saveSource(trx: Trx, source: CardSource): Promise<void> {
  await trx.updateTable('card_source').set(source).execute();
}
