import { createEmailVerificationIssuer } from '@pailei/core/people/email-verification/email-verification.service';
import { createResetIssuer } from '@pailei/core/people/password-reset/resets.service';
import { createMailDelivery } from '@pailei/core/site/mail/mail.delivery';
import type { Deps } from '@pailei/api/testing/app.fixture';

const PUBLIC_URL = 'https://pailei.example';

/** What the worker does with requests and mails, at once and without a mail server. */
export async function workOnMails({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const issuer = createResetIssuer({ db, now, publicUrl: PUBLIC_URL });
  const verifications = createEmailVerificationIssuer({ db, now, publicUrl: PUBLIC_URL });
  const delivery = createMailDelivery({ db, now, send: undefined });
  const requests = await db.selectFrom('password_reset').select('id').where('token_hash', 'is', null).execute();
  for (const { id } of requests) await issuer.issue(id);
  const asked = db.selectFrom('email_verification').select('id').where('answered_at', 'is', null).orderBy('id');
  for (const { id } of await asked.execute()) await verifications.issue(id);
  const mails = await db.selectFrom('mail_message').select('id').where('state', '=', 'queued').execute();
  for (const { id } of mails) await delivery.deliver(id);
}

/** The mails to an address, the oldest first. */
export function mailsTo({ db }: Pick<Deps, 'db'>, recipient: string) {
  return db
    .selectFrom('mail_message')
    .select(['id', 'kind', 'body', 'state'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/** The notifying mails: all but the link to verify an address. */
export async function noticesTo(deps: Pick<Deps, 'db'>, recipient: string) {
  return (await mailsTo(deps, recipient)).filter(({ kind }) => kind !== 'email_verification');
}

/** The tokens of the links that an address was sent, the oldest first. */
export async function verificationTokens(deps: Pick<Deps, 'db' | 'now'>, recipient: string): Promise<string[]> {
  await workOnMails(deps);
  const mails = await mailsTo(deps, recipient);
  return mails.flatMap(({ body }) => {
    const token = /https:\/\/pailei\.example\/verify-email#token=([\w-]+)/.exec(body ?? '')?.[1];
    return token === undefined ? [] : [token];
  });
}

/** A link in a mail was opened, in one step. */
export async function verifyNow({ db, now }: Pick<Deps, 'db' | 'now'>, accountId: string): Promise<void> {
  await db.updateTable('account').set({ email_verified_at: now() }).where('id', '=', accountId).execute();
}
