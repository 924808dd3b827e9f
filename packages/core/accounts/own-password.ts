import { ACCOUNT_SECURITY_ERRORS } from '@pailei/contracts/account-security';
import { AppError, generalError } from '@pailei/contracts/errors';
import type { ErrorTable } from '@pailei/contracts/errors';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Actor } from '@pailei/live/registry';
import { findAccount } from './accounts.repository.ts';
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
    throw fieldError(ACCOUNT_SECURITY_ERRORS, 'current_password_wrong', field);
  return row;
}

/** The error of a code, shown at one field. */
export function fieldError<T extends ErrorTable>(table: T, code: keyof T & string, field: string): AppError {
  const [status, text] = table[code] ?? [422, ''];
  return new AppError(code, status, text, { [field]: text });
}
