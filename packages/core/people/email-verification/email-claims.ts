import type { AccountRow } from '@pailei/db/schema/accounts';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { changeAddress, lockClaims, type AddressChanges } from './email-claims.repository.ts';
import { requestVerification } from './email-requests.ts';
import { consumeVerifications } from './email-verifications.repository.ts';
import { loginKey } from '@pailei/domain/accounts/login-key';
import { invalidatePasswordLinks, invalidateLinksTo } from '../email-links/invalidate-links.ts';
import { announceAddressChange, announceNewAddress, notifyOwner } from '../security-notices/security-notices.ts';

/** Which of an account's addresses waits to be verified: the new one, or its only one. Null: none does. */
export function openClaim(row: AccountRow): { email: string; email_key: string } | null {
  const { email, email_key, email_verified_at, new_email, new_email_key } = row;
  if (new_email !== null && new_email_key !== null) return { email: new_email, email_key: new_email_key };
  if (email !== null && email_key !== null && email_verified_at === null) return { email, email_key };
  return null;
}

/**
 * Takes an address as the account's, to be verified. Beside a verified one it waits as the new one; giving the verified one
 * again takes that back. The row must be locked.
 */
export async function claimAddress(trx: Trx, row: AccountRow, email: string, now: string): Promise<void> {
  const email_key = loginKey(email);
  const before = openClaim(row);
  if (email_key === before?.email_key) return;
  if (before) {
    await invalidateLinksTo(trx, row.id, before.email_key, now);
  }
  if (email_key === row.email_key) return changeAddress(trx, row.id, { new_email: null, new_email_key: null }, now);
  const isBeside = row.email_verified_at !== null;
  await changeAddress(
    trx,
    row.id,
    isBeside ? { new_email: email, new_email_key: email_key } : { email, email_key },
    now,
  );
  await requestVerification(trx, { account_id: row.id, email, email_key }, now);
  if (isBeside) await announceAddressChange(trx, row);
}

/**
 * Makes an address the account's own, after a proof that they read its mail. False when the account does not
 * claim it (any more), or another one has it. What other accounts claim of it falls, with the links on their way.
 */
export async function verifyAddress(
  trx: Trx,
  log: LiveLog,
  { accountId, emailKey, now }: { accountId: string; emailKey: string; now: string },
): Promise<boolean> {
  const claims = await lockClaims(trx, emailKey);
  const own = claims.find(({ id }) => id === accountId);
  const hasOwner = claims.some((row) => row.email_key === emailKey && row.email_verified_at !== null);
  if (!own || hasOwner || openClaim(own)?.email_key !== emailKey) return false;
  for (const other of claims) if (other !== own) await dropClaim(trx, log, other, { emailKey, now });
  if (own.new_email !== null) {
    await invalidatePasswordLinks(trx, own.id, now);
    await announceNewAddress(trx, log, own);
  }
  await consumeVerifications(trx, own.id, emailKey, now);
  await changeAddress(trx, own.id, { ...takenOver(own), email_verified_at: now }, now);
  log.add(personalTopic.of(own.id), 'account_changed', {});
  return true;
}

/** Only a verified address has a new one beside it. */
function takenOver({ new_email, new_email_key }: AccountRow): AddressChanges {
  if (new_email === null) return {};
  return { email: new_email, email_key: new_email_key, new_email: null, new_email_key: null };
}

type Dropped = { emailKey: string; now: string };

async function dropClaim(trx: Trx, log: LiveLog, row: AccountRow, { emailKey, now }: Dropped): Promise<void> {
  const changes =
    row.email_key === emailKey ? { email: null, email_key: null } : { new_email: null, new_email_key: null };
  await changeAddress(trx, row.id, changes, now);
  await invalidateLinksTo(trx, row.id, emailKey, now);
  await notifyOwner(trx, log, row.id, 'email_claim_lost');
  log.add(personalTopic.of(row.id), 'account_changed', {});
}
