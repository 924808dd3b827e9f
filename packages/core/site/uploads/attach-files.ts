import type { FilePurpose } from '@pailei/contracts/site/uploads/uploads.api';
import type { Trx } from '@pailei/db/tx';

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

/** Nothing stands for this image any more: it is removed with what was never used. */
export async function releaseFile(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('stored_file').set({ attached_at: null }).where('id', '=', id).execute();
}
