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

type LooseFile = Pick<StoredFileRow, 'id' | 'storage_key'>;

/** Images that nothing took over since `before`; from now on nothing can. */
export function markUnusedFiles(trx: Trx, before: string, now: string): Promise<LooseFile[]> {
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
