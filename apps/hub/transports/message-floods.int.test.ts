import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { useTestDatabase, useTestRedis } from '../../../tests/support/fixtures.ts';
import { ORIGIN, startTestHub, type TestHub } from '../testing/test-hub.fixture.ts';

/** Messages of a flood: far more than the budget of a socket. */
const FLOOD = 20_000;
const PINGS = 5;
const LONGEST_WAIT_MS = 1_000;

let hub: TestHub;

beforeAll(async () => {
  const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
  hub = await startTestHub(database.url, redis.url);
});
afterAll(() => hub.stop());

async function open(path: string) {
  const socket = new WebSocket(`${hub.url()}${path}`, { origin: ORIGIN });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  return { socket, closed };
}

async function openFeed() {
  const feed = await open('/feed');
  feed.socket.send('{"type":"hello"}');
  await once(feed.socket, 'message');
  return feed;
}

async function openSocketIo() {
  const connection = await open('/socket.io/?EIO=4&transport=websocket');
  const packets: string[] = [];
  connection.socket.on('message', (data) => packets.push((data as Buffer).toString()));
  connection.socket.send('40');
  await expect.poll(() => packets.some((packet) => packet.startsWith('40')), { timeout: 5_000 }).toBe(true);
  return connection;
}

/** The longest round trip of a few pings of another socket, in milliseconds. */
async function longestWait({ socket }: { socket: WebSocket }): Promise<number> {
  let longest = 0;
  for (let ping = 0; ping < PINGS; ping += 1) {
    const startedAt = performance.now();
    socket.send('{"type":"ping"}');
    await once(socket, 'message');
    longest = Math.max(longest, performance.now() - startedAt);
  }
  return longest;
}

const TOPIC = matchTopic.of('flooded');
/** Of a socket that spends its budget; without a code where the hub reads nothing more, not even the end. */
const BY_BUDGET = [1006, 4429];
/** Socket.IO itself ends a connection that greets twice. */
const ENDED_BY = new Map([['40', [1005, ...BY_BUDGET]]]);

describe.each([
  ['a follow', `{"type":"sub","id":1,"topic":"${TOPIC}"}`, `420["sub",{"topic":"${TOPIC}"}]`],
  ['a leave', `{"type":"unsub","topic":"${TOPIC}"}`, `42["unsub",{"topic":"${TOPIC}"}]`],
  ['a ping', '{"type":"ping"}', '420["ping"]'],
  ['a second greeting', '{"type":"hello"}', '40'],
  ['a message of no known type', '{"type":"nothing"}', '42["nothing"]'],
  ['a message of no type', '{}', '42[1]'],
])('%s at full speed', (_what, feedMessage, socketIoPacket) => {
  test.each([
    ['the feed', openFeed, feedMessage],
    ['Socket.IO', openSocketIo, socketIoPacket],
  ] as const)('ends its socket, and no visitor waits: %s', async (_transport, openFlooding, message) => {
    const [visitor, flooding] = [await openFeed(), await openFlooding()];
    for (let sent = 0; sent < FLOOD; sent += 1) flooding.socket.send(message);
    expect(await longestWait(visitor)).toBeLessThan(LONGEST_WAIT_MS);
    expect(ENDED_BY.get(message) ?? BY_BUDGET).toContain(await flooding.closed);
    expect(visitor.socket.readyState).toBe(WebSocket.OPEN);
    visitor.socket.terminate();
  });
});

test.each([
  ['pings of WebSocket itself', (socket: WebSocket) => socket.ping()],
  ['parts of a message that never ends', (socket: WebSocket) => socket.send('', { fin: false })],
])('%s are counted too', async (_what, send) => {
  const { socket, closed } = await openFeed();
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  while (isOpen()) {
    for (let sent = 0; sent < FLOOD && isOpen(); sent += 1) send(socket);
    await new Promise((next) => setImmediate(next));
  }
  expect(BY_BUDGET).toContain(await closed);
});

test('a page that leaves and follows hundreds of topics keeps its socket', async () => {
  const { socket } = await openFeed();
  for (let topic = 0; topic < 250; topic += 1) {
    socket.send(JSON.stringify({ type: 'unsub', topic: matchTopic.of(`before${topic}`) }));
    socket.send(JSON.stringify({ type: 'sub', id: topic, topic: matchTopic.of(`after${topic}`) }));
  }
  const answers = new Set<number>();
  socket.on('message', (data) => {
    const { id } = JSON.parse((data as Buffer).toString()) as { id?: number };
    if (id !== undefined) answers.add(id);
  });
  await expect.poll(() => answers.size, { timeout: 10_000 }).toBe(250);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.terminate();
});
