import { PASSWORD_ERRORS } from '@pailei/contracts/people/passwords/passwords.api';
import { fieldError, generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Actor } from '@pailei/live/registry';
import { findAccount } from '../accounts/accounts.reads.ts';
import { isPassword } from './passwords.ts';

/** The actor's account, if the password is theirs; else throws, at `field`. Not in a transaction: it takes some 20 ms of a core. */
export async function provePassword(
  db: Db,
  actor: Actor,
  password: string,
  field: 'current_password' | 'password',
): Promise<AccountRow> {
  const row = await findAccount(db, actor.user_id);
  if (!row) throw generalError('unauthorized');
  if (!(await isPassword(password, row.password_hash)))
    throw fieldError(PASSWORD_ERRORS, 'current_password_wrong', field);
  return row;
}
