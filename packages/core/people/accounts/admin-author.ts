import { generalError } from '@pailei/contracts/http/errors';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import { needsSecondFactor } from '@pailei/live/sessions';
import { findAccount } from './accounts.reads.ts';
import { refuseSuspended } from './suspension.ts';
import type { Author } from '../../site/audit/record-audit.ts';

async function isAdmin(trx: Trx, account: AccountRow): Promise<boolean> {
  const { role, is_expert, expert_status } = account;
  const needs_second_factor = await needsSecondFactor(trx, account);
  return holdsRight('admin', { role, is_expert, expert_status, team_role: null, needs_second_factor });
}

/** The admin who asked for a batch, with their present name and role; refused when they are no admin any more. */
export async function authorOf(trx: Trx, id: string, now: string): Promise<Author> {
  const account = await findAccount(trx, id);
  if (!account || !(await isAdmin(trx, account))) throw generalError('admin_only');
  refuseSuspended(account, now);
  return { user_id: id, username: account.username, role: account.role };
}
