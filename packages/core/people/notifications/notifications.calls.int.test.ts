import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { notificationsApi, NotificationSettings } from '@pailei/contracts/features/notifications.api';
import { notify } from '@pailei/core/people/notifications/notify';
import { newId } from '@pailei/db/id';
import { inTransaction } from '@pailei/live/transaction';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
type Inbox = DataOf<typeof notificationsApi.list>;

const player = { token: '', id: '' };
beforeAll(async () => {
  const { access_token, user } = await registerPlayer(app);
  Object.assign(player, { token: access_token, id: user.id });
});

const sendNotice = (key: string) =>
  inTransaction(deps, (trx, log) =>
    notify(trx, log, [
      { account_id: player.id, dedupe_key: key, notice: { kind: 'expert_answered', answer: 'rejected', reason: key } },
    ]),
  );

const list = async (query = '', token = player.token) => {
  const { body } = await call<Inbox>(app, { url: `/api/notifications${query}`, token });
  if (body.status !== 'success') throw new Error(body.message);
  return body.data;
};
const post = (path: string, payload: object, token = player.token) =>
  call<{ unread: number }>(app, { method: 'POST', url: `/api/notifications/${path}`, token, payload });

test('an inbox is read by page and kind, marked and acknowledged', async () => {
  await sendNotice('照片不清晰');
  await sendNotice('段位不符');
  const { items, total, unread } = await list('?limit=1&kind=expert_answered&unread=true');
  expect({ total, unread }).toEqual({ total: 2, unread: 2 });
  expect(items).toMatchObject([{ notice: { kind: 'expert_answered', reason: '段位不符' } }]);
  const ids = items.map(({ id }) => id);
  expect((await post('delivered', { ids, via: 'notification' })).status).toBe(200);
  expect((await post('read', { ids })).body.data).toEqual({ unread: 1 });
  const [newest] = (await list()).items;
  expect(newest).toMatchObject({ id: ids[0], read_at: expect.any(String), delivered_at: expect.any(String) });
  expect((await post('read', { all: true })).body.data).toEqual({ unread: 0 });
});

test('ids of others, or unknown ones, change nothing and reveal nothing', async () => {
  await sendNotice('第三条');
  const ids = (await list('?unread=true')).items.map(({ id }) => id);
  const otherUser = await registerPlayer(app);
  const foreign = await post('read', { ids }, otherUser.access_token);
  const unknown = await post('read', { ids: [newId()] }, otherUser.access_token);
  expect(foreign.text).toBe(unknown.text);
  expect((await post('delivered', { ids, via: 'inbox' }, otherUser.access_token)).status).toBe(200);
  const { unread, items } = await list();
  expect(unread).toBe(1);
  expect(items[0]?.delivered_at).toBeNull();
  expect((await list('', otherUser.access_token)).total).toBe(0);
});

describe('what is wrong is named', () => {
  test.each([
    ['read', {}],
    ['read', { ids: [] }],
    ['read', { ids: ['1; drop table'] }],
    ['read', { ids: Array.from({ length: 101 }, () => newId()) }],
    ['read', { all: false }],
    ['delivered', { ids: [newId()] }],
    ['delivered', { ids: [newId()], via: 'pigeon' }],
  ])('%s %o', async (path, payload) => {
    const { status, body } = await post(path, payload);
    expect(status).toBe(422);
    expect(body.message).not.toBe('');
  });

  test('an unknown kind', async () => {
    const { status } = await call(app, { url: '/api/notifications?kind=spam', token: player.token });
    expect(status).toBe(422);
  });
});

test('switches are saved whole; a kind that is missing or unknown is refused', async () => {
  const read = async () => {
    const { body } = await call<NotificationSettings>(app, { url: '/api/notifications/settings', token: player.token });
    return body.data as NotificationSettings;
  };
  const save = (payload: object) =>
    call(app, { method: 'PUT', url: '/api/notifications/settings', token: player.token, payload });
  const settings = await read();
  const quiet = { ...settings, points_changed: { toast: false, browser: false, sound: false } };
  expect((await save(quiet)).body.data).toEqual(quiet);
  expect(await read()).toEqual(quiet);
  expect((await save({ ...quiet, spam: quiet.points_changed })).status).toBe(422);
  expect((await save({ points_changed: quiet.points_changed })).status).toBe(422);
  const ofAnOldPage = { ...quiet, invitation: quiet.points_changed, application_answered: quiet.points_changed };
  expect((await save(ofAnOldPage)).body.data).toEqual(quiet);
  expect(await read()).toEqual(quiet);
});
