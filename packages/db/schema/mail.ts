import type { Generated, Selectable } from 'kysely';

export type MailMessageTable = {
  id: string;
  account_id: string | null;
  /** The call to a match that it repeats; null: it is a mail of its own. */
  notification_id: string | null;
  kind: string;
  recipient: string;
  subject: string;
  /** Plain text; gone once the mail is sent. */
  body: string | null;
  state: Generated<'queued' | 'sent' | 'logged' | 'failed'>;
  attempts: Generated<number>;
  error: string | null;
  /** A process that is sending has it until then; afterwards it is anybody's again. */
  next_try_at: Generated<string>;
  /** After this the mail is of no use and is not sent any more. */
  valid_until: string | null;
  created_at: Generated<string>;
  sent_at: string | null;
};
export type MailMessageRow = Selectable<MailMessageTable>;
