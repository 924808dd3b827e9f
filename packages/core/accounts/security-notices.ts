import type { Notice } from '@pailei/contracts/notifications';
import { newId } from '@pailei/db/id';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { sendMail } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import { addressTakenMail, changeMail } from './security-mails.ts';
import type { ToldByMail } from './security-mails.ts';

type Change = Extract<Notice, { kind: 'security_changed' }>['change'];

/** The owner finds it in the inbox, as soon as they or somebody else has done it. */
export async function notifyOwner(trx: Trx, log: LiveLog, accountId: string, change: Change): Promise<void> {
  const dedupe_key = `security_${newId()}`;
  await notify(trx, log, [{ account_id: accountId, dedupe_key, notice: { kind: 'security_changed', change } }]);
}

/** The same by mail, to an address that is the account's own: whoever took over a session can't take this back. */
export async function mailOwner(trx: Trx, row: AccountRow, change: ToldByMail, now: string): Promise<void> {
  if (row.email_key === null || row.is_demo) return;
  await sendMail(trx, { to: row.email, account_id: row.id, ...changeMail(row.username, change, now) });
}

/** Tells whose address it is that somebody else gave it as theirs. */
export async function warnAddressOwner(trx: Trx, emailKey: string, newcomer: string): Promise<void> {
  const owner = await findAccountByEmail(trx, emailKey);
  if (owner) await sendMail(trx, { ...addressTakenMail(owner.username, newcomer), to: owner.email });
}
