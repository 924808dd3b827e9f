import type { AccountRow, AccountTable } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { Updateable } from 'kysely';

/** Everybody who has, claims or wants this address, locked in one order. */
export function lockClaims(trx: Trx, emailKey: string): Promise<AccountRow[]> {
  return trx
    .selectFrom('account')
    .selectAll()
    .where((eb) => eb.or([eb('email_key', '=', emailKey), eb('new_email_key', '=', emailKey)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type AddressChanges = Pick<
  Updateable<AccountTable>,
  'email' | 'email_key' | 'email_verified_at' | 'new_email' | 'new_email_key'
>;

export async function changeAddress(trx: Trx, id: string, changes: AddressChanges, now: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
}
