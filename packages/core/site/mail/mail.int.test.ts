import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailDelivery } from './mail.delivery.ts';
import { findOverdueMails, trimMails } from './mail.sweep.ts';
import { sendMail, type NewMail } from './send-mail.ts';
import { createSmtp, type SmtpMessage } from './smtp.ts';
import { startMailServer } from './smtp.fixture.ts';

const db = createDatabase({ url: (await useTestDatabase()).url });
afterAll(() => db.destroy());

const MINUTE = 60_000;
let shiftMs = 0;
let letters: SmtpMessage[] = [];
let answer: () => Promise<void> = async () => undefined;
const now = () => new Date(Date.now() + shiftMs).toISOString();
const send = async (letter: SmtpMessage) => {
  letters.push(letter);
  await answer();
};
const withServer = createMailDelivery({ db, now, send });
const withoutServer = createMailDelivery({ db, now, send: undefined });

beforeEach(() => {
  shiftMs = 1_000;
  letters = [];
  answer = async () => undefined;
});

const MAIL: NewMail = { to: 'reader@example.com', subject: '密码已修改', text: '正文', kind: 'password_changed' };
const newMail = (fields: Partial<NewMail> = {}) => runTransaction(db, (trx) => sendMail(trx, { ...MAIL, ...fields }));
const rowOf = (id: string) => db.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const jobsOf = (id: string) =>
  db.selectFrom('outbox_job').select(['name', 'run_at']).where('job_key', 'like', `send-mail_${id}%`).execute();

describe('a mail', () => {
  test('waits with its job, is sent once, and leaves its envelope in the log', async () => {
    const id = await newMail();
    expect(await jobsOf(id)).toMatchObject([{ name: 'send-mail' }]);
    await Promise.all([withServer.deliver(id), withServer.deliver(id)]);
    await withServer.deliver(id);
    expect(letters).toEqual([{ id, to: MAIL.to, subject: MAIL.subject, text: '正文' }]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'sent', body: null, error: null, attempts: 1 });
    expect(row.sent_at).not.toBeNull();
  });

  test('stays readable in the log where there is no mail server', async () => {
    const id = await newMail();
    await withoutServer.deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: 'logged', body: '正文', sent_at: null });
  });

  test('is not there when its transaction did not commit', async () => {
    const undone = runTransaction(db, async (trx) => {
      await sendMail(trx, { ...MAIL, to: 'undone@example.com' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const rows = db.selectFrom('mail_message').select('id').where('recipient', '=', 'undone@example.com');
    expect(await rows.execute()).toEqual([]);
  });

  test('is tried six times with growing pauses, then given up with the server’s message', async () => {
    const id = await newMail();
    answer = () => Promise.reject(new Error('451 come back later'));
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      await withServer.deliver(id);
      const row = await rowOf(id);
      if (row.state === 'failed') break;
      expect(row).toMatchObject({ state: 'queued', error: '451 come back later', body: '正文' });
      pauses.push(Math.round((Date.parse(row.next_try_at) - Date.parse(now())) / 1_000));
      await withServer.deliver(id);
      shiftMs += Date.parse(row.next_try_at) - Date.parse(now()) + 1;
    }
    expect(pauses).toEqual([30, 120, 600, 1_800, 7_200]);
    expect(letters).toHaveLength(6);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 6, error: '451 come back later' });
    expect(await jobsOf(id)).toHaveLength(6);
  });

  test('that nobody reads any more is not sent', async () => {
    const id = await newMail({ valid_until: new Date(Date.now() + MINUTE).toISOString() });
    shiftMs = 2 * MINUTE;
    await withServer.deliver(id);
    expect(letters).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', error: '邮件已过有效期，没有发送' });
  });

  test('whose process died while it sent is found by the sweep, two minutes later', async () => {
    const id = await newMail();
    answer = () => new Promise(() => undefined);
    void withServer.deliver(id);
    await expect.poll(() => letters.length).toBe(1);
    const isOverdue = async () => (await findOverdueMails(db, now(), 10)).some((mail) => mail.id === id);
    expect(await isOverdue()).toBe(false);
    shiftMs += 2 * MINUTE + 1_000;
    expect(await isOverdue()).toBe(true);
    answer = async () => undefined;
    await withServer.deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('is gone from the log after 30 days', async () => {
    const id = await newMail();
    await db.updateTable('mail_message').set({ created_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', id).execute();
    const kept = await newMail();
    expect(await trimMails(db, '2026-01-31T00:00:01.000Z')).toBe(1);
    expect(await rowOf(kept)).toBeDefined();
  });

  test('cannot have a line break in a header, whatever its text', async () => {
    const id = await newMail({
      subject: '主题\r\nBcc: everybody@example.com',
      to: 'reader@example.com\r\nCc: x@example.com',
    });
    const { subject, recipient } = await rowOf(id);
    expect(`${subject}${recipient}`).not.toMatch(/[\r\n]/);
    const row = { id: newId(), kind: 'password_changed', recipient: 'a@example.com', subject: 'a\nb', body: '' };
    await expect(db.insertInto('mail_message').values(row).execute()).rejects.toThrow('check constraint');
  });
});

describe('the mail server', () => {
  const letter = { id: newId(), to: 'reader@example.com', subject: '重置你的牌擂密码', text: '第一行\n.\n第三行' };
  const decoded = (message: string) =>
    Buffer.from(message.split('\r\n\r\n').slice(1).join('').replaceAll('\r\n', ''), 'base64').toString();

  test('gets the mail as it is, with one reader and the id of the log', async () => {
    const server = await startMailServer();
    await createSmtp(server.url, '牌擂 <no-reply@pailei.example>')(letter);
    server.stop();
    const [mail] = server.received;
    expect(mail?.to).toEqual(['<reader@example.com>']);
    expect(mail?.message).toContain(`Message-ID: <${letter.id}@pailei.example>`);
    expect(mail?.message).toContain('Auto-Submitted: auto-generated');
    expect(decoded(mail?.message ?? '')).toContain('第一行\n.\n第三行');
  });

  test('is asked to send to one address, never to what a comma or a line break would add', async () => {
    const server = await startMailServer();
    const smtp = createSmtp(server.url, 'no-reply@pailei.example');
    await smtp({ ...letter, to: 'a@example.com, b@example.com' }).catch(() => undefined);
    await smtp({ ...letter, subject: 'x\r\nBcc: c@example.com' });
    server.stop();
    for (const { to, message } of server.received) {
      expect(to).toHaveLength(1);
      expect(message).not.toMatch(/^Bcc:/m);
    }
  });

  test('that refuses makes the delivery fail with its answer', async () => {
    const server = await startMailServer(() => '550 not here');
    await expect(createSmtp(server.url, 'no-reply@pailei.example')(letter)).rejects.toThrow('550 not here');
    server.stop();
  });
});
