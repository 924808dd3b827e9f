import { once } from 'node:events';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { ordersTopic } from '@pailei/contracts/shop/orders/orders.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { useTestDatabase, useTestRedis } from '../../../tests/support/fixtures.ts';
import { openContracts, openTopic } from '../../../tests/support/open-contracts.ts';
import { claims, follow, ORIGIN, sign, startTestHub, type TestHub } from '../testing/test-hub.fixture.ts';

const BLINK = { timeout: 1_500, interval: 5 };
const SWEPT = { timeout: 3_000, interval: 20 };

let hub: TestHub;
let topics = 0;
const newMatch = () => matchTopic.of(`m${++topics}`);

beforeAll(async () => {
  const database = await useTestDatabase();
  const server = await useTestRedis();
  hub = await startTestHub(database.url, server.url);
});

afterAll(() => hub.stop());

/** A raw socket on the plain transport. */
async function openFeed(hello: object = {}, origin: string | null = ORIGIN) {
  const socket = new WebSocket(`${hub.url()}/feed`, origin === null ? {} : { origin });
  const messages: Record<string, unknown>[] = [];
  socket.on('message', (data) => messages.push(JSON.parse((data as Buffer).toString()) as Record<string, unknown>));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close') as Promise<[number, Buffer]>;
  await Promise.race([once(socket, 'open'), closed]);
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'hello', ...hello }));
  const send = (message: object) => socket.send(JSON.stringify(message));
  const next = (type: string) =>
    vi.waitFor(() => messages.find((message) => message['type'] === type) ?? Promise.reject(new Error(type)), SWEPT);
  return { socket, messages, closed, send, next };
}

const FOREIGN: [string, string][] = [
  ['foreign', 'https://evil.example'],
  ['null', 'null'],
  ['look-alike', 'http://127.0.0.1.evil.example:3000'],
];

test.each<[string, string | undefined]>([...FOREIGN, ['missing', undefined]])(
  'Socket.IO refuses an upgrade with a %s origin',
  async (_, origin) => {
    const url = `${hub.url()}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, origin === undefined ? {} : { origin });
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(403);
    socket.on('error', () => undefined);
    socket.terminate();
  },
);

describe('the feed', () => {
  /** Asks with somebody's own token for a public topic and for one of their own. */
  async function askWithToken(origin: string | null) {
    const { token, userId } = await hub.signIn();
    const [open, own] = [newMatch(), personalTopic.of(userId)];
    const feed = await openFeed({ token, subs: [{ topic: open }, { topic: own }] }, origin);
    const answerOf = (topic: string) =>
      vi.waitFor(
        () => feed.messages.find((message) => message['topic'] === topic) ?? Promise.reject(new Error(topic)),
        SWEPT,
      );
    const answers = [await answerOf(open), await answerOf(own)];
    feed.send({ type: 'sub', id: 7, topic: own });
    const later = await vi.waitFor(
      () => feed.messages.find(({ id }) => id === 7) ?? Promise.reject(new Error('7')),
      SWEPT,
    );
    feed.socket.close();
    return [...answers, later];
  }

  const ALLOWED = { ok: true };
  const REFUSED = { ok: false, code: 'unauthorized' };

  test.each(FOREIGN)('takes a %s origin as a guest, whatever token it brings', async (_, origin) => {
    expect(await askWithToken(origin)).toMatchObject([ALLOWED, REFUSED, REFUSED]);
  });

  test('takes programs, which send no origin, and pages of the site by their token', async () => {
    expect(await askWithToken(null)).toMatchObject([ALLOWED, ALLOWED, ALLOWED]);
    expect(await askWithToken(ORIGIN)).toMatchObject([ALLOWED, ALLOWED, ALLOWED]);
  });
});

test('forged tokens are refused, and a socket ends with its token', async () => {
  const user = await hub.signIn(3);
  const good = { ...claims(user.userId, user.sessionId), exp: Math.floor(Date.now() / 1_000) + 3_600 };
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(good)).toString('base64url')}.`;
  for (const token of [
    sign(good, 'another secret of at least thirty-two bytes'),
    unsigned,
    'nonsense',
    sign({ ...good, exp: 1 }),
    sign({ ...good, sid: 'x' }),
    sign({ ...good, aud: 'other' }),
  ]) {
    const refused = await openFeed({ token });
    expect((await refused.closed)[0]).toBe(4401);
  }
  const accepted = await openFeed({ token: user.token });
  await accepted.next('hello');
  const [code] = await accepted.closed;
  expect(code).toBe(4401);
  expect(Date.now()).toBeLessThan(good.exp * 1_000);
});

describe.each(['socketio', 'feed'] as const)('through the transport %s', (transport) => {
  test('a socket ends with its token, at most 3 s late', async () => {
    const user = await hub.signIn(2);
    const endsAt = Date.now() + 2_000;
    const onTokenRefused = vi.fn();
    const client = hub.connect(transport, { getToken: () => user.token, onTokenRefused });
    const view = follow(client, personalTopic.of(user.userId));
    await vi.waitFor(() => expect(view.snapshots).toBe(1), BLINK);
    expect(onTokenRefused).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onTokenRefused).toHaveBeenCalled(), { timeout: 6_000, interval: 20 });
    expect(Date.now()).toBeLessThan(endsAt + 3_000);
  });
});

test('a logout ends all sockets of that session within 3 s, and no other session of the same user', async () => {
  const here = await hub.signIn();
  const elsewhere = await hub.signInAgain(here.userId);
  const sockets = await Promise.all([openFeed({ token: here.token }), openFeed({ token: here.token })]);
  const kept = await openFeed({ token: elsewhere.token });
  await Promise.all([...sockets, kept].map((feed) => feed.next('hello')));
  const revoked_at = new Date().toISOString();
  await hub.db.updateTable('session').set({ revoked_at }).where('id', '=', here.sessionId).execute();
  const endedAt = Date.now();
  const codes = await Promise.all(sockets.map(async (feed) => (await feed.closed)[0]));
  expect(codes).toEqual([4401, 4401]);
  expect(Date.now() - endedAt).toBeLessThan(3_000);
  expect(kept.socket.readyState).toBe(WebSocket.OPEN);
  kept.socket.close();
});

test('a right that ends while the session lives ends its topics alone, within 3 s', async () => {
  const { token, userId } = await hub.signIn();
  const [open, experts] = [newMatch(), ordersTopic.of('experts')];
  await hub.grant(userId, true);
  const feed = await openFeed({ token, subs: [{ topic: open }, { topic: experts }] });
  await vi.waitFor(() => expect(feed.messages.filter(({ ok }) => ok === true)).toHaveLength(2), BLINK);
  await hub.grant(userId, false);
  expect(await feed.next('gone')).toEqual({
    type: 'gone',
    topic: experts,
    code: 'forbidden',
    message: '权限不足，无法执行此操作',
  });
  await hub.append(experts, [1]);
  await hub.append(open, [2]);
  expect(await feed.next('ev')).toMatchObject({ topic: open });
  await vi.waitFor(() => expect(feed.messages.filter(({ type }) => type === 'ev')).toHaveLength(1), BLINK);
  feed.send({ type: 'sub', id: 9, topic: experts });
  await vi.waitFor(
    () => expect(feed.messages.find(({ id }) => id === 9)).toMatchObject({ ok: false, code: 'forbidden' }),
    BLINK,
  );
  await hub.grant(userId, true);
  const again = () => feed.send({ type: 'sub', id: 10, topic: experts });
  await vi.waitFor(() => {
    again();
    expect(feed.messages.find(({ id, ok }) => id === 10 && ok === true)).toMatchObject({ version: 1 });
  }, SWEPT);
  feed.socket.close();
});

test('a second factor that the site asks of staff ends the topics of those who have none, within 3 s', async () => {
  const { token, userId } = await hub.signIn();
  await hub.db.updateTable('account').set({ role: 'referee' }).where('id', '=', userId).execute();
  const topic = ordersTopic.of('staff');
  const feed = await openFeed({ token, subs: [{ topic }] });
  expect(await feed.next('sub')).toMatchObject({ ok: true });
  const value = JSON.stringify({ staff_second_factor: true, reserved_names: [] });
  await hub.db.insertInto('site_setting').values({ key: 'accounts', value }).execute();
  expect(await feed.next('gone')).toMatchObject({ topic, code: 'forbidden' });
  await hub.db.deleteFrom('site_setting').where('key', '=', 'accounts').execute();
  feed.socket.close();
});

test('who may follow only later than before starts anew', async () => {
  const { token, userId } = await hub.signIn();
  const topic = ordersTopic.of('delayed');
  await hub.grant(userId, true);
  const feed = await openFeed({ token, subs: [{ topic }] });
  expect(await feed.next('sub')).toMatchObject({ delay: 0 });
  await hub.grant(userId, false);
  expect(await feed.next('reset')).toEqual({ type: 'reset', topic });
  feed.socket.close();
});

test('while the rights cannot be asked they are not forgotten', async () => {
  const { token, userId } = await hub.signIn();
  const topic = ordersTopic.of('failing');
  await hub.grant(userId, true);
  const feed = await openFeed({ token, subs: [{ topic }] });
  expect(await feed.next('sub')).toMatchObject({ ok: true });
  hub.failNextAuthorize();
  await hub.grant(userId, false);
  expect(await feed.next('gone')).toMatchObject({ topic });
  feed.socket.close();
});

test('bad requests are answered in plain words and end nothing but themselves', async () => {
  const feed = await openFeed();
  await feed.next('hello');
  feed.send({ type: 'sub', id: 1, topic: 7 });
  feed.send({ type: 'sub', id: 2, topic: 'nothing:like-this' });
  feed.send({ type: 'sub', id: 3, topic: 'match:1', since: { epoch: 'e', version: -1 } });
  feed.send({ type: 'sub', id: 4, topic: 'tournaments' });
  feed.send({ type: 'sub', id: 5, topic: newMatch() });
  await vi.waitFor(() => expect(feed.messages.filter((message) => message['type'] === 'sub')).toHaveLength(5), BLINK);
  const byId = new Map(feed.messages.map((message) => [message['id'], message]));
  expect(byId.get(1)).toMatchObject({ ok: false, code: 'bad_request', message: '请求参数有误' });
  expect(byId.get(2)).toMatchObject({ ok: false, code: 'not_found' });
  expect(byId.get(3)).toMatchObject({ ok: false, code: 'bad_request' });
  expect(byId.get(4)).toMatchObject({ ok: false, code: 'not_found' });
  expect(byId.get(5)).toMatchObject({ ok: true, version: 0, snapshot: [] });
  feed.socket.send('not json');
  expect((await feed.closed)[0]).toBe(1003);
});

test.each([
  ['another epoch', (epoch: string) => ({ epoch: `${epoch}-before`, version: 2 })],
  ['a version that never was', (epoch: string) => ({ epoch, version: 99 })],
  ['no position', () => undefined],
])('a client that fetches its snapshots is sent for one with %s, and follows from there', async (_what, sinceOf) => {
  const topic = newMatch();
  const version = await hub.append(topic, [1, 2, 3]);
  const feed = await openFeed();
  await feed.next('hello');
  feed.send({ type: 'sub', id: 1, topic });
  const { epoch } = await feed.next('sub');
  feed.send({ type: 'unsub', topic });
  feed.send({ type: 'sub', id: 2, topic, fetches: true, since: sinceOf(String(epoch)) });
  const answerTo = (id: number) =>
    vi.waitFor(
      () => feed.messages.find((message) => message['id'] === id) ?? Promise.reject(new Error(`${id}`)),
      SWEPT,
    );
  expect(await answerTo(2)).toEqual({
    type: 'sub',
    id: 2,
    ok: false,
    topic,
    code: 'snapshot_needed',
    message: '请重新获取数据',
    epoch,
    version,
  });
  feed.send({ type: 'sub', id: 3, topic, fetches: true, since: { epoch, version } });
  expect(await answerTo(3)).toMatchObject({ ok: true, version, events: [] });
  await hub.append(topic, [4]);
  expect(await feed.next('ev')).toMatchObject({ topic, events: [{ v: version + 1 }] });
  feed.socket.close();
});

test('a client that fetches its snapshots gets at most 500 events, and beyond them is sent for a snapshot', async () => {
  const topic = newMatch();
  await hub.append(
    topic,
    Array.from({ length: 501 }, (_, mark) => mark),
  );
  const feed = await openFeed();
  await feed.next('hello');
  feed.send({ type: 'sub', id: 1, topic });
  const { epoch } = await feed.next('sub');
  for (const [id, version] of [
    [2, 0],
    [3, 1],
  ])
    feed.send({ type: 'sub', id, topic, fetches: true, since: { epoch, version } });
  const answers = () => feed.messages.filter(({ id }) => id === 2 || id === 3);
  await vi.waitFor(() => expect(answers()).toHaveLength(1), SWEPT);
  feed.send({ type: 'sub', id: 2, topic, fetches: true, since: { epoch, version: 0 } });
  await vi.waitFor(() => expect(answers()).toHaveLength(2), SWEPT);
  expect(answers()).toMatchObject([
    { id: 3, ok: true, version: 1 },
    { id: 2, code: 'snapshot_needed', version: 501 },
  ]);
  expect(answers()[0]?.['events']).toHaveLength(500);
  feed.socket.close();
});

test('no socket is compressed, whatever its client offers', async () => {
  for (const path of ['/feed', '/socket.io/?EIO=4&transport=websocket']) {
    const socket = new WebSocket(`${hub.url()}${path}`, { origin: ORIGIN, perMessageDeflate: true });
    await once(socket, 'open');
    expect(socket.extensions).toBe('');
    socket.terminate();
  }
});

test('more than 20 subscriptions a second are refused', async () => {
  const feed = await openFeed();
  await feed.next('hello');
  for (let id = 1; id <= 60; id += 1) feed.send({ type: 'sub', id, topic: matchTopic.of(`rate${id}`) });
  await vi.waitFor(
    () =>
      expect(feed.messages.filter((message) => message['code'] === 'rate_limited').length).toBeGreaterThanOrEqual(20),
    BLINK,
  );
  feed.socket.close();
});

test('an event that falls into one turn with others leaves with them in one message', async () => {
  const topic = newMatch();
  const feed = await openFeed({ subs: [{ topic }] });
  await feed.next('sub');
  await hub.append(topic, [1, 2, 3]);
  const message = await feed.next('ev');
  expect((message['events'] as { v: number }[]).map((event) => event.v)).toEqual([1, 2, 3]);
  feed.socket.close();
});

test('a reader that does not read is closed, and others are not held up', async () => {
  const topic = newMatch();
  const slow = await openFeed({ subs: [{ topic }] });
  await slow.next('sub');
  const view = follow(hub.connect('feed'), topic);
  await vi.waitFor(() => expect(view.snapshots).toBe(1), BLINK);
  const before = hub.server().connectionCount();
  slow.socket.pause();
  for (let round = 0; round < 40; round += 1) await appendLarge(topic);
  await vi.waitFor(() => expect(hub.server().connectionCount()).toBe(before - 1), { timeout: 6_000, interval: 50 });
  await vi.waitFor(() => expect(view.versions.at(-1)).toBe(400), SWEPT);
  slow.socket.terminate();
});

test('rooms go when their last member has left', async () => {
  const before = hub.server().roomCount();
  const clients = Array.from({ length: 10 }, () => hub.connect('feed'));
  const views = clients.map((client) => follow(client, newMatch()));
  await vi.waitFor(() => expect(views.every((view) => view.snapshots === 1)).toBe(true), SWEPT);
  for (const client of clients) client.close();
  await vi.waitFor(() => expect(hub.server().roomCount()).toBeLessThanOrEqual(before), {
    timeout: 12_000,
    interval: 100,
  });
});

async function appendLarge(topic: string): Promise<void> {
  await inTransaction({ db: hub.db, publisher: hub.publisher, contracts: openContracts }, async (_trx, log) => {
    for (let count = 0; count < 10; count += 1)
      log.add(openTopic(topic), 'marked', { mark: count, filling: 'x'.repeat(20_000) });
  });
}
