import type { Mail, MailDetail } from '@pailei/contracts/site/mail/mail.api';
import { sendMail } from '@pailei/core/site/mail/send-mail';
import { runTransaction } from '@pailei/db/tx';
import { beforeAll, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, useApp } from '@pailei/api/testing/app.fixture';
import { workOnMails } from '../../people/password-reset/resets.fixture.ts';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);
let admin = '';
beforeAll(async () => void (admin = (await actors.tokenOf('admin')) ?? ''));

const list = async (query = '') =>
  (await call<{ items: Mail[]; total: number }>(app, { url: `/api/admin/mail${query}`, token: admin })).body.data;
const read = (id: string) => call<MailDetail>(app, { url: `/api/admin/mail/${id}`, token: admin });
const retry = (id: string) => call<Mail>(app, { method: 'POST', url: `/api/admin/mail/${id}/retry`, token: admin });
const newMail = (fields: object = {}) =>
  runTransaction(deps.db, (trx) =>
    sendMail(trx, { to: 'reader@example.com', subject: '主题', text: '正文', kind: 'password_changed', ...fields }),
  );

test('the log lists the newest first, by state, and never with its texts', async () => {
  const first = await newMail();
  await workOnMails(deps);
  const second = await newMail();
  const all = await list();
  expect(all?.items.map(({ id }) => id)).toEqual([second, first]);
  expect(JSON.stringify(all)).not.toContain('正文');
  expect(await list('?state=logged')).toMatchObject({ total: 1, items: [{ id: first, state: 'logged' }] });
});

test('reading one shows its text and stands in the audit log', async () => {
  const id = await newMail();
  const { body } = await read(id);
  expect(body.data).toMatchObject({ to: 'reader@example.com', subject: '主题', text: '正文', state: 'queued' });
  const audited = await deps.db.selectFrom('audit_log').select('action').where('target_id', '=', id).execute();
  expect(audited).toEqual([{ action: 'mail.read' }]);
  expect((await read('01890000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('one that was only logged can be sent again, one that waits or is of no use any more can’t', async () => {
  const id = await newMail();
  expect((await retry(id)).body.message).toBe('只有未过期的失败或仅记录的邮件可以重新发送');
  await workOnMails(deps);
  expect((await read(id)).body.data).toMatchObject({ state: 'logged', can_retry: true });
  expect((await retry(id)).body.data).toMatchObject({ state: 'queued', can_retry: false, attempts: 0 });
  const stale = await newMail({ valid_until: '2026-01-01T00:00:00.000Z' });
  await workOnMails(deps);
  expect((await retry(stale)).status).toBe(409);
});
