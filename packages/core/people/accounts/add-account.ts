import { newId } from '@pailei/db/id';
import { loginKey } from '@pailei/domain/accounts/login-key';
import type { AccountRow, NewAccount } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';

export type AddedAccount = Omit<NewAccount, 'id' | 'username_key' | 'email_key' | 'email'> & { email: string };

/** `undefined` when the name is taken, or an address that is to be verified at once. */
export function addAccount(trx: Trx, account: AddedAccount): Promise<AccountRow | undefined> {
  const keys = { username_key: loginKey(account.username), email_key: loginKey(account.email) };
  return trx
    .insertInto('account')
    .values({ id: newId(), ...account, ...keys })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}
