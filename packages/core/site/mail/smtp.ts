import { createTransport } from 'nodemailer';

/** What a mail server needs of a mail. */
export type SmtpMessage = { id: string; to: string; subject: string; text: string };

/** Resolves when the server has taken the mail; rejects with its answer. */
export type SendSmtpMessage = (letter: SmtpMessage) => Promise<void>;

const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Mails through the server at `url` (`smtp://` or `smtps://`, with name and password). The address is handed over as one
 * address and the id of the log as message id, so that a mail sent twice is one mail to its reader. Files and addresses in
 * a mail are never fetched.
 */
export function createSmtp(url: string, from: string): SendSmtpMessage {
  const transport = createTransport({ url, ...TIMES, disableFileAccess: true, disableUrlAccess: true });
  const host = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  return async ({ id, to, subject, text }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
