import type { Notice } from '@pailei/contracts/features/notice-text';
import { MAX_DEVICES } from '@pailei/contracts/people/push/push.api';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { createNotificationsService } from '../notifications/notifications.service.ts';
import { notify } from '../notifications/notify.ts';
import { buildDevice, readVapid, startPushService } from './push-service.fixture.ts';
import { createPushDelivery } from './push.delivery.ts';
import { createPushService } from './push.service.ts';
import { findOverduePushes, trimSubscriptions } from './push.sweep.ts';
import { readPushKeys } from './push-keys.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
const pushService = await startPushService();
afterAll(async () => {
  pushService.stop();
  await db.destroy();
});

const clock = { now: () => new Date().toISOString() };
const pushKeys = readPushKeys(randomBytes(32).toString('base64url'), 'https://pailei.example');
const deps = { db, publisher: silentPublisher, now: () => clock.now(), pushKeys, postPublic: pushService.postPublic };
const push = createPushService(deps);
const delivery = createPushDelivery(deps);
const inbox = createNotificationsService(deps);

let player: Actor;
beforeEach(async () => {
  clock.now = () => new Date().toISOString();
  pushService.taken.length = 0;
  pushService.answer = (response) => response.writeHead(201).end();
  await inTransaction(deps, (trx) => trx.deleteFrom('push_subscription').execute());
  player = await loggedIn();
});

async function loggedIn(actor?: Actor): Promise<Actor> {
  const account = actor ?? (await buildAccount(db));
  const session_id = newId();
  const user_agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0';
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  await db
    .insertInto('session')
    .values({ id: session_id, account_id: account.user_id, expires_at, user_agent })
    .execute();
  return { ...account, session_id };
}

const later = (ms: number) => {
  const at = new Date(Date.parse(clock.now()) + ms).toISOString();
  clock.now = () => at;
};

async function addDevice(actor = player) {
  const built = buildDevice();
  return { ...built, device: await push.subscribe(actor, built.body) };
}

const call = (): Notice => ({
  kind: 'match_ready',
  match_id: newId(),
  tournament_id: newId(),
  tournament_name: '周末公开赛',
  opponent_name: '墨染青衫',
  label: '第 1 轮',
  due_at: null,
});

const send = (actor: Actor, notice: Notice = call()) =>
  inTransaction(deps, (trx, log) => notify(trx, log, [{ account_id: actor.user_id, dedupe_key: newId(), notice }]));

const messages = () => db.selectFrom('push_message').selectAll().orderBy('created_at').orderBy('id').execute();
const jobsFor = (id: string) =>
  db.selectFrom('outbox_job').select(['name', 'run_at']).where('job_key', 'like', `send-push_${id}%`).execute();

/** What the worker does with every message that is due. */
async function deliverAll(): Promise<void> {
  for (const { id } of await messages()) await delivery.deliver(id);
}

describe('a device', () => {
  test('is listed to its owner alone, by a name that they know again', async () => {
    const { device } = await addDevice();
    const outsider = await loggedIn();
    expect(await push.devices(player)).toEqual({ public_key: pushKeys.publicKey, items: [device] });
    expect(device).toMatchObject({ device: 'Chrome · Android', is_current: true, sent_at: null });
    expect((await push.devices(outsider)).items).toEqual([]);
    await expect(push.unsubscribe(outsider, device.id)).rejects.toMatchObject({ status: 404 });
    await expect(push.test(outsider, device.id)).rejects.toMatchObject({ status: 404 });
    await push.unsubscribe(player, device.id);
    expect((await push.devices(player)).items).toEqual([]);
  });

  test('is one of ten at most: the oldest makes room', async () => {
    const ids: string[] = [];
    for (let count = 0; count < MAX_DEVICES + 2; count += 1) {
      later(1_000);
      ids.push((await addDevice()).device.id);
    }
    expect((await push.devices(player)).items.map(({ id }) => id)).toEqual(ids.slice(2).toReversed());
  });

  test('that is added twice at once is one, and belongs to whoever logged in there last', async () => {
    const built = buildDevice();
    await Promise.all([push.subscribe(player, built.body), push.subscribe(player, built.body)]);
    expect((await push.devices(player)).items).toHaveLength(1);
    const next = await loggedIn();
    await push.subscribe(next, built.body);
    expect((await push.devices(player)).items).toEqual([]);
    expect((await push.devices(next)).items).toHaveLength(1);
  });

  test('gets nothing once its session has ended, and is removed', async () => {
    const { device } = await addDevice();
    await send(player);
    await db
      .updateTable('session')
      .set({ revoked_at: clock.now(), revoked_reason: 'test' })
      .where('id', '=', player.session_id)
      .execute();
    await send(player);
    expect(await messages()).toHaveLength(1);
    await deliverAll();
    expect((await messages())[0]).toMatchObject({ state: 'skipped' });
    expect(pushService.taken).toEqual([]);
    await trimSubscriptions(db, clock.now());
    expect(await db.selectFrom('push_subscription').select('id').where('id', '=', device.id).execute()).toEqual([]);
  });

  test('shows a test to its owner, one in ten seconds', async () => {
    const { device, decrypt } = await addDevice();
    const tests = await Promise.allSettled([push.test(player, device.id), push.test(player, device.id)]);
    expect(tests.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await deliverAll();
    expect(decrypt(pushService.taken[0]!)).toMatchObject({ title: '测试通知', is_call: false });
    later(11_000);
    await push.test(player, device.id);
    expect(await messages()).toHaveLength(2);
  });
});

describe('a notification', () => {
  test('reaches every device of its owner encrypted, signed by the site, and says what the inbox says', async () => {
    const [phone, laptop] = [await addDevice(), await addDevice()];
    await addDevice(await loggedIn());
    await send(player);
    await deliverAll();
    expect(pushService.taken.map(({ path }) => path).toSorted()).toEqual([phone.path, laptop.path].toSorted());
    const taken = pushService.taken.find(({ path }) => path === phone.path)!;
    expect(phone.decrypt(taken)).toMatchObject({
      title: '轮到你了，对阵 墨染青衫',
      text: '「周末公开赛」第 1 轮，请就位',
      is_call: true,
    });
    expect(taken.body.toString('latin1')).not.toContain('周末');
    expect(taken.headers).toMatchObject({ urgency: 'high', ttl: '900', 'content-encoding': 'aes128gcm' });
    expect(readVapid(taken)).toEqual({
      publicKey: pushKeys.publicKey,
      aud: 'https://push.example',
      sub: 'https://pailei.example',
    });
  });

  test('is pushed where its owner wants the browser’s notices of the kind', async () => {
    await addDevice();
    await send(player, { kind: 'expert_answered', answer: 'approved', reason: null });
    expect(await messages()).toEqual([]);
    const settings = await inbox.settings(player);
    const quiet = { ...settings, match_ready: { ...settings.match_ready, browser: false } };
    await inbox.saveSettings(player, quiet);
    await send(player);
    expect(await messages()).toEqual([]);
  });

  test('is not pushed any more once it is read', async () => {
    await addDevice();
    await send(player);
    await inbox.markRead(player, { all: true });
    await deliverAll();
    expect(pushService.taken).toEqual([]);
    expect(await messages()).toMatchObject([{ state: 'skipped' }]);
  });

  test('is sent once by two workers, and not again', async () => {
    await addDevice();
    await send(player);
    const [{ id } = { id: '' }] = await messages();
    await Promise.all([delivery.deliver(id), delivery.deliver(id)]);
    await delivery.deliver(id);
    expect(pushService.taken).toHaveLength(1);
    expect(await messages()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });
});

describe('a receipt', () => {
  test('counts once, and only where something was sent', async () => {
    const { decrypt } = await addDevice();
    await send(player);
    const [{ receipt } = { receipt: '' }] = await messages();
    const arrivals = () =>
      db
        .selectFrom('call_delivery')
        .innerJoin('notification', 'notification.id', 'notification_id')
        .select('channel')
        .where('account_id', '=', player.user_id)
        .orderBy('channel')
        .execute();
    await push.shown({ receipt });
    expect(await arrivals()).toEqual([]);
    await deliverAll();
    expect(decrypt(pushService.taken[0]!).receipt).toBe(receipt);
    await Promise.all([push.shown({ receipt }), push.shown({ receipt })]);
    expect(await arrivals()).toEqual([{ channel: 'push_sent' }, { channel: 'push_shown' }]);
    const [{ shown_at } = { shown_at: null }] = await messages();
    later(5_000);
    await push.shown({ receipt });
    expect((await messages())[0]?.shown_at).toBe(shown_at);
    expect(await push.shown({ receipt: newId() })).toEqual({});
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i knows the device no more: it is removed', async (status) => {
    await addDevice();
    await send(player);
    pushService.answer = (response) => response.writeHead(status).end();
    await deliverAll();
    expect((await push.devices(player)).items).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  test('that is busy is asked again later and later, five times in all', async () => {
    await addDevice();
    await send(player);
    pushService.answer = (response) => response.writeHead(503).end();
    const [{ id } = { id: '' }] = await messages();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await delivery.deliver(id);
      await delivery.deliver(id);
      later(301_000);
    }
    expect(pushService.taken).toHaveLength(5);
    expect(await messages()).toMatchObject([{ state: 'failed', attempts: 5, error: 'the push service answered 503' }]);
    const waits = (await jobsFor(id)).map(({ run_at }) => run_at);
    expect(waits).toHaveLength(5);
  });

  test('that refuses a message is not asked again, and the device stays', async () => {
    await addDevice();
    await send(player);
    pushService.answer = (response) => response.writeHead(413).end();
    await deliverAll();
    later(301_000);
    await deliverAll();
    expect(pushService.taken).toHaveLength(1);
    expect((await push.devices(player)).items).toHaveLength(1);
  });

  test('that hangs holds nobody up for longer than ten seconds, and is asked again', { timeout: 25_000 }, async () => {
    await addDevice();
    await send(player);
    pushService.answer = () => undefined;
    await deliverAll();
    expect(await messages()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  });

  test('whose message a dead worker holds is asked by another one', async () => {
    await addDevice();
    await send(player);
    const [{ id } = { id: '' }] = await messages();
    later(5_000);
    const overdue = clock.now();
    expect(await findOverduePushes(db, { overdue, limit: 5 })).toMatchObject([
      { name: 'send-push', payload: { message_id: id } },
    ]);
  });

  test('whose name leads inside is never called, and the device goes', async () => {
    const { keys } = buildDevice().body;
    await push.subscribe(player, { endpoint: 'https://inside.example/push', keys });
    await send(player);
    await deliverAll();
    expect(pushService.taken).toEqual([]);
    expect((await push.devices(player)).items).toEqual([]);
  });

  test.each(['https://127.0.0.1/push', 'https://[::1]/push', 'https://localhost/push', 'https://redis/push'])(
    'at %s is refused at once',
    async (endpoint) => {
      const { keys } = buildDevice().body;
      const subscribe = async () => push.subscribe(player, { endpoint, keys });
      await expect(subscribe()).rejects.toMatchObject({ status: 422, errors: { endpoint: expect.any(String) } });
    },
  );

  test('gets nothing for keys that are no point of the curve', async () => {
    const built = buildDevice().body;
    const p256dh = `B${'A'.repeat(86)}`;
    await push.subscribe(player, { ...built, keys: { ...built.keys, p256dh } });
    await send(player);
    await deliverAll();
    expect(pushService.taken).toEqual([]);
    expect((await push.devices(player)).items).toEqual([]);
  });
});

test('without keys of the site no device is added', async () => {
  const silent = createPushService({ ...deps, pushKeys: undefined });
  expect(await silent.devices(player)).toEqual({ public_key: null, items: [] });
  expect(() => silent.subscribe(player, buildDevice().body)).toThrow('本站没有开启推送');
});
