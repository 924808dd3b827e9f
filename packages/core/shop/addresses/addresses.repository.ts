import type { SavedAddress } from '@pailei/contracts/shop/addresses/addresses.api';
import type { Db } from '@pailei/db/client';
import type { SavedAddressRow } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';

/** The default one first, then the newest. */
export function findAddresses(db: Db | Trx, accountId: string): Promise<SavedAddress[]> {
  return db
    .selectFrom('saved_address')
    .select(['id', 'full_address', 'is_default'])
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type NewAddress = Pick<SavedAddressRow, 'id' | 'account_id' | 'full_address' | 'created_at'>;

export async function insertAddress(trx: Trx, row: NewAddress): Promise<void> {
  await trx.insertInto('saved_address').values(row).execute();
}

export async function updateAddress(trx: Trx, id: string, full_address: string): Promise<void> {
  await trx.updateTable('saved_address').set({ full_address }).where('id', '=', id).execute();
}

export async function deleteAddress(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('saved_address').where('id', '=', id).execute();
}

/** Two statements: the index allows no second default, not even for a moment. */
export async function makeDefault(trx: Trx, accountId: string, id: string): Promise<void> {
  await trx
    .updateTable('saved_address')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute();
  await trx.updateTable('saved_address').set({ is_default: true }).where('id', '=', id).execute();
}
