import type { FilePurpose } from '@pailei/contracts/uploads';
import type { Db } from '@pailei/db/client';
import type { NewStoredFile, StoredFileRow } from '@pailei/db/schema/uploads';
import type { Trx } from '@pailei/db/tx';

export async function insertFile(trx: Trx, row: NewStoredFile): Promise<void> {
  await trx.insertInto('stored_file').values(row).execute();
}

export function findFile(db: Db, id: string): Promise<StoredFileRow | undefined> {
  return db
    .selectFrom('stored_file')
    .selectAll()
    .where('id', '=', id)
    .where('removing_at', 'is', null)
    .executeTakeFirst();
}

type Attachment = { ids: readonly string[]; owner_id: string; purpose: FilePurpose; now: string };

/**
 * Takes over images for good, in the transaction of what takes them over. False when one of them is not the owner's, is
 * for something else, or is taken or gone already: roll back then.
 */
export async function attachFiles(trx: Trx, { ids, owner_id, purpose, now }: Attachment): Promise<boolean> {
  if (ids.length === 0) return true;
  const { numUpdatedRows } = await trx
    .updateTable('stored_file')
    .set({ attached_at: now })
    .where('id', 'in', ids)
    .where('owner_id', '=', owner_id)
    .where('purpose', '=', purpose)
    .where('attached_at', 'is', null)
    .where('removing_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === BigInt(ids.length);
}

/** Takes over an image that may stand in several places, whoever sent it. False when there is none for this. */
export async function keepFile(trx: Trx, id: string, purpose: FilePurpose, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('stored_file')
    .set((eb) => ({ attached_at: eb.fn.coalesce('attached_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('removing_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type LooseFile = Pick<StoredFileRow, 'id' | 'storage_key'>;

/** Images that nothing took over since `before`; from now on nothing can. */
export function markLooseFiles(trx: Trx, before: string, now: string): Promise<LooseFile[]> {
  return trx
    .updateTable('stored_file')
    .set({ removing_at: now })
    .where('attached_at', 'is', null)
    .where('created_at', '<', before)
    .returning(['id', 'storage_key'])
    .execute();
}

export async function deleteFile(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('stored_file').where('id', '=', id).where('removing_at', 'is not', null).execute();
}
