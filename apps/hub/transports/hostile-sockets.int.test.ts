import { once } from 'node:events';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { openRaw, readAnswer } from '@pailei/tests/support/raw-request';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { useTestDatabase, useTestRedis } from '../../../tests/support/fixtures.ts';
import { ORIGIN, startTestHub, type TestHub } from '../testing/test-hub.fixture.ts';

const SOCKET_IO = '/socket.io/?EIO=4&transport=websocket';
const DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const failure = (message: string) => ({ status: 'error', data: null, message, errors: {} });

let hub: TestHub;
let port: number;

beforeAll(async () => {
  const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
  hub = await startTestHub(database.url, redis.url, { connectsPerMinute: 100_000, socketsPerAddress: 40 });
  port = hub.server().port;
});

afterAll(() => hub.stop());

async function open(path: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${hub.url()}${path}`, { origin: ORIGIN, headers });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  return { socket, closed };
}

/** Another socket that follows a topic still gets what is new. */
async function expectServing(): Promise<void> {
  const { socket } = await open('/feed');
  const topic = matchTopic.of('served');
  socket.send(JSON.stringify({ type: 'hello', subs: [{ topic }] }));
  const messages: string[] = [];
  socket.on('message', (data) => messages.push((data as Buffer).toString()));
  await vi.waitFor(() => expect(messages.join('')).toContain('"ok":true'), { timeout: 3_000 });
  await hub.append(topic, [1]);
  await vi.waitFor(() => expect(messages.join('')).toContain('"type":"ev"'), { timeout: 3_000 });
  socket.terminate();
}

describe('a socket that sends no hello', () => {
  test(
    'is closed after five seconds, over both transports; one that sent its hello stays open',
    { timeout: 15_000 },
    async () => {
      const startedAt = performance.now();
      const [feed, socketIo, greeted] = await Promise.all([open('/feed'), open(SOCKET_IO), open('/feed')]);
      greeted.socket.send('{"type":"hello"}');
      expect(await feed.closed).toBe(4408);
      await socketIo.closed;
      const elapsed = performance.now() - startedAt;
      expect(elapsed).toBeGreaterThan(4_900);
      expect(elapsed).toBeLessThan(8_000);
      expect(greeted.socket.readyState).toBe(WebSocket.OPEN);
      greeted.socket.terminate();
    },
  );
});

test('a Socket.IO connection that leaves the namespace is closed', async () => {
  const { socket, closed } = await open(SOCKET_IO);
  const answered = once(socket, 'message');
  socket.send('40');
  await answered;
  socket.send('41');
  expect(await closed).toBe(1005);
});

describe('messages that nest too deep', () => {
  const deep = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;

  test('end a plain socket, and nothing else', async () => {
    const { socket, closed } = await open('/feed');
    socket.send(`{"type":"sub","topic":${deep}}`);
    expect(await closed).toBe(1003);
    await expectServing();
  });

  test.each([
    ['an event', [`2["sub",${deep}]`]],
    ['the greeting', [`0{"token":${deep}}`]],
    ['a packet that is put together from parts', [`51-["sub",${deep}]`, Buffer.from('x')]],
  ])('end a Socket.IO connection, and nothing else: %s', async (_what, packets) => {
    const { socket, closed } = await open(SOCKET_IO);
    if (!packets[0]?.toString().startsWith('0')) socket.send('40');
    for (const packet of packets) socket.send(typeof packet === 'string' ? `4${packet}` : packet);
    expect(await closed).not.toBe(1000);
    await expectServing();
  });
});

test('an address has so many sockets at a time; beyond them an upgrade is answered with 429', async () => {
  const from = { 'x-forwarded-for': '203.0.113.40' };
  const sockets = await Promise.all(Array.from({ length: 40 }, () => open('/feed', from)));
  const refused = new WebSocket(`${hub.url()}${SOCKET_IO}`, { origin: ORIGIN, headers: from });
  refused.on('error', () => undefined);
  const [, response] = (await once(refused, 'unexpected-response')) as [
    unknown,
    { statusCode: number; headers: object },
  ];
  expect([response.statusCode, response.headers]).toMatchObject([429, { 'retry-after': '30' }]);
  for (const { socket } of sockets) socket.close();
  await Promise.all(sockets.map(({ closed }) => closed));
  const again = await vi.waitFor(() => open('/feed', from), { timeout: 3_000 });
  again.socket.terminate();
});

test('viewers with delays of their own share rooms', async () => {
  const before = hub.server().roomCount();
  const { socket } = await open('/feed');
  const topics = Array.from({ length: 12 }, () => matchTopic.of('shared'));
  const others = await Promise.all(topics.map(() => open('/feed')));
  for (const [index, other] of others.entries())
    other.socket.send(JSON.stringify({ type: 'hello', subs: [{ topic: topics[index], delay: index + 1 }] }));
  await vi.waitFor(() => expect(hub.server().roomCount()).toBe(before + 3), { timeout: 3_000 });
  for (const each of [socket, ...others.map((other) => other.socket)]) each.terminate();
});

const head = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n${more}\r\n`;
const KEY = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n';
const long = 'x'.repeat(20_000);

test.each([
  [
    'an upgrade of a page of another site',
    403,
    '权限不足，无法执行此操作',
    head('/socket.io/?EIO=4&transport=websocket', `${KEY}origin: https://evil.example\r\n`),
  ],
  ['an upgrade that is none', 400, '请求参数有误', head('/feed', `origin: ${ORIGIN}\r\n`)],
  ['an upgrade of nothing', 404, '请求的资源不存在', head('/nothing', `${KEY}origin: ${ORIGIN}\r\n`)],
  ['an address that is too long', 414, '请求地址过长', head(`/feed?${long}`, KEY)],
  ['a header that is too long', 431, '请求头过大', head('/feed', `${KEY}cookie: ${long}\r\n`)],
  ['what is no HTTP', 400, '请求参数有误', 'nonsense\r\n\r\n'],
  ['an address that cannot be decoded', 400, '请求参数有误', 'GET /% HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['an unknown address', 404, '请求的资源不存在', 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  [
    'the metrics, for other machines',
    404,
    '请求的资源不存在',
    'GET /metrics/hub HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.9\r\nconnection: close\r\n\r\n',
  ],
])('%s is answered in the envelope (%i)', async (_what, status, message, request) => {
  const raw = openRaw(port);
  const answer = raw.answer();
  await raw.send(request);
  const { body, headers, status: given } = await answer;
  expect([given, JSON.parse(body), headers]).toMatchObject([status, failure(message), DATA]);
});

test('what the hub does answer has the same headers', async () => {
  for (const path of ['/health', '/metrics']) {
    const raw = openRaw(port);
    const answer = raw.answer();
    await raw.send(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect((await answer).headers).toMatchObject(DATA);
    expect(readAnswer(raw.text()).status).toBe(200);
  }
});
