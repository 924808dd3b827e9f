import { generalError } from '@pailei/contracts/errors';
import type { Trx } from '@pailei/db/tx';
import { findAccount, refuseSuspended } from '../accounts/index.ts';
import type { Author } from '../audit/index.ts';

/** The admin who asked for a list, as they are called now; refused when they are none any more. */
export async function authorOf(trx: Trx, id: string, now: string): Promise<Author> {
  const account = await findAccount(trx, id);
  if (account?.role !== 'admin') throw generalError('admin_only');
  refuseSuspended(account, now);
  return { user_id: id, username: account.username, role: account.role };
}
