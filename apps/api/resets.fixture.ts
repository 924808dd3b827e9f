import { createResetIssuer } from '@pailei/core/accounts';
import { createMailDelivery } from '@pailei/core/mail';
import type { Deps } from './deps.ts';

/** What the worker does with requests and mails, at once and without a mail server. */
export async function workOnMails({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const issuer = createResetIssuer({ db, now, publicUrl: 'https://pailei.example' });
  const delivery = createMailDelivery({ db, now, send: undefined });
  const requests = await db.selectFrom('password_reset').select('id').where('token_hash', 'is', null).execute();
  for (const { id } of requests) await issuer.issue(id);
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
