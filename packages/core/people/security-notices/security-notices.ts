import type { Notice } from '@pailei/contracts/features/notice-text';
import { newId } from '@pailei/db/id';
import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { sendMail } from '../../site/mail/send-mail.ts';
import { notify } from '../notifications/notify.ts';
import {
  addressChangedMail,
  addressChangeRequestedMail,
  changeMail,
  type MailText,
  type MailedChange,
} from './security-mails.ts';

type Change = Extract<Notice, { kind: 'security_changed' }>['change'];

/** The owner finds it in the inbox, as soon as they or somebody else has done it. */
export async function notifyOwner(trx: Trx, log: LiveLog, accountId: string, change: Change): Promise<void> {
  const dedupe_key = `security_${newId()}`;
  await notify(trx, log, [{ account_id: accountId, dedupe_key, notice: { kind: 'security_changed', change } }]);
}

/** The same by mail, to an address that is known to be theirs: a stolen session can't take this back. */
export async function mailOwner(trx: Trx, row: AccountRow, change: MailedChange, now: string): Promise<void> {
  await mailTo(trx, row, changeMail(row.username, change, now));
}

/** The mail to the old address may be the owner's only notice of the change. */
export function announceAddressChange(trx: Trx, row: AccountRow): Promise<void> {
  return mailTo(trx, row, addressChangeRequestedMail(row.username));
}

/** `row` as it was before. */
export async function announceNewAddress(trx: Trx, log: LiveLog, row: AccountRow): Promise<void> {
  await notifyOwner(trx, log, row.id, 'email_changed');
  await mailTo(trx, row, addressChangedMail(row.username));
}

async function mailTo(trx: Trx, row: AccountRow, letter: MailText): Promise<void> {
  if (row.email === null || row.email_verified_at === null || row.is_demo) return;
  await sendMail(trx, { to: row.email, account_id: row.id, ...letter });
}
