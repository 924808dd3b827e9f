import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { follow, ORIGIN, startTestHub, type TestHub, type View } from '../testing/test-hub.fixture.ts';

const TAIL = Buffer.of(0x00, 0x00, 0xff, 0xff);
const OFFER = 'permessage-deflate; client_max_window_bits';
const AGREED = 'permessage-deflate; server_no_context_takeover; client_no_context_takeover';
const PATHS = { feed: '/feed', socketio: '/socket.io/?EIO=4&transport=websocket' } as const;
/** More than 16 KB of JSON. */
const MARKS = Array.from({ length: 4_000 }, (_, index) => 1_000_000 + index);
const SOON = { timeout: 5_000, interval: 10 };

type Transport = keyof typeof PATHS;
type Message = { isDeflated: boolean; text: string };

let hub: TestHub;
const topic = matchTopic.of('large');

beforeAll(async () => {
  const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
  hub = await startTestHub(database.url, redis.url);
  await hub.append(topic, MARKS);
});
afterAll(() => hub.stop());

/** A socket whose every byte is the test's own. */
async function open(transport: Transport, offer: string | null = OFFER) {
  const socket = connect(hub.server().port, '127.0.0.1');
  const messages: Message[] = [];
  const isClosed = once(socket, 'close').then(() => true);
  const extensions = offer === null ? '' : `sec-websocket-extensions: ${offer}\r\n`;
  socket.write(
    `GET ${PATHS[transport]} HTTP/1.1\r\nhost: x\r\norigin: ${ORIGIN}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n${extensions}\r\n`,
  );
  const headers = await readHead(socket, messages);
  return { socket, messages, isClosed, agreed: /^sec-websocket-extensions: (.*)$/im.exec(headers)?.[1]?.trim() };
}

/** The answer to the upgrade; what follows it is read as frames. */
function readHead(socket: Socket, messages: Message[]): Promise<string> {
  let rest: Buffer = Buffer.alloc(0);
  let isHead = true;
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      const end = isHead ? rest.indexOf('\r\n\r\n') : -1;
      if (isHead && end === -1) return;
      if (isHead) {
        resolve(rest.subarray(0, end).toString());
        rest = rest.subarray(end + 4);
        isHead = false;
      }
      rest = readMessages(rest, messages);
    });
  });
}

function readMessages(bytes: Buffer, messages: Message[]): Buffer {
  let rest = bytes;
  while (rest.length >= 10 || (rest.length >= 2 && (rest[1] ?? 0) < 126)) {
    const short = rest[1] ?? 0;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : rest.readUInt32BE(6);
    if (rest.length < header + length) break;
    const payload = rest.subarray(header, header + length);
    const isDeflated = ((rest[0] ?? 0) & 0x40) !== 0;
    const finishFlush = constants.Z_SYNC_FLUSH;
    const text = isDeflated ? inflateRawSync(Buffer.concat([payload, TAIL]), { finishFlush }) : payload;
    if (((rest[0] ?? 0) & 0x0f) === 1) messages.push({ isDeflated, text: text.toString() });
    rest = rest.subarray(header + length);
  }
  return rest;
}

/** A client's frame, masked with zeros. */
function frame(firstByte: number, payload: Buffer): Buffer {
  const length = payload.length < 126 ? [0x80 | payload.length] : [0xfe, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([firstByte, ...length, 0, 0, 0, 0]), payload]);
}
const deflated = (text: string | Buffer) =>
  deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -TAIL.length);

/** What a client sends to follow the large topic, with the connect and as a request of its own. */
const GREETING: Record<Transport, string> = {
  feed: JSON.stringify({ type: 'hello', subs: [{ topic }] }),
  socketio: `40${JSON.stringify({ subs: [{ topic }] })}`,
};
const REQUEST: Record<Transport, string> = {
  feed: JSON.stringify({ type: 'sub', id: 7, topic }),
  socketio: `427${JSON.stringify(['sub', { topic }])}`,
};
const snapshots = (messages: Message[]) => messages.filter(({ text }) => text.includes('"snapshot"'));

describe.each(['feed', 'socketio'] as const)('%s', (transport) => {
  test('a large snapshot comes deflated to who offers to take it, and as it is to who does not', async () => {
    const [able, plain] = await Promise.all([open(transport), open(transport, null)]);
    expect([able.agreed, plain.agreed]).toEqual([AGREED, undefined]);
    for (const { socket, messages } of [able, plain]) {
      socket.write(frame(0x81, Buffer.from(GREETING[transport])));
      await vi.waitFor(() => expect(snapshots(messages)).toHaveLength(1), SOON);
      socket.write(frame(0x81, Buffer.from(REQUEST[transport])));
      await vi.waitFor(() => expect(snapshots(messages)).toHaveLength(2), SOON);
    }
    expect(snapshots(able.messages).map(({ isDeflated }) => isDeflated)).toEqual([true, true]);
    expect(plain.messages.some(({ isDeflated }) => isDeflated)).toBe(false);
    expect(snapshots(able.messages).map(({ text }) => text)).toEqual(snapshots(plain.messages).map(({ text }) => text));
    expect(snapshots(able.messages)[1]?.text).toContain(JSON.stringify(MARKS));
    expect(able.socket.bytesRead * 3).toBeLessThan(plain.socket.bytesRead);
    for (const { socket } of [able, plain]) socket.destroy();
  });

  test('what a client deflates is read, whole or in fragments', async () => {
    const { socket, messages } = await open(transport);
    const [greeting, request] = [deflated(GREETING[transport]), deflated(REQUEST[transport])];
    socket.write(frame(0xc1, greeting));
    await vi.waitFor(() => expect(snapshots(messages)).toHaveLength(1), SOON);
    socket.write(frame(0x41, request.subarray(0, 5)));
    socket.write(frame(0x00, request.subarray(5, 11)));
    socket.write(frame(0x80, request.subarray(11)));
    await vi.waitFor(() => expect(snapshots(messages)).toHaveLength(2), SOON);
    socket.destroy();
  });

  test.each([
    ['16 MB in 16 KB', () => [frame(0xc1, deflated(Buffer.alloc(16 * 1_024 * 1_024)))]],
    ['17 KB in a hundred bytes', () => [frame(0xc1, deflated('x'.repeat(17 * 1_024)))]],
    [
      '17 KB in fragments',
      () => {
        const bomb = deflated('x'.repeat(17 * 1_024));
        return [frame(0x41, bomb.subarray(0, 3)), frame(0x80, bomb.subarray(3))];
      },
    ],
    ['what is not deflated', () => [frame(0xc1, Buffer.from('{"type":"hello"}'))]],
    [
      'what refers to an earlier message',
      () => {
        const dictionary = Buffer.from(GREETING[transport]);
        const finishFlush = constants.Z_SYNC_FLUSH;
        return [frame(0xc1, deflateRawSync(dictionary, { dictionary, finishFlush }).subarray(0, -TAIL.length))];
      },
    ],
  ])('a socket ends that sends %s, and no other', async (_what, frames) => {
    const [hostile, other] = await Promise.all([open(transport), open(transport)]);
    for (const each of frames()) hostile.socket.write(each);
    expect(await hostile.isClosed).toBe(true);
    expect(snapshots(hostile.messages)).toEqual([]);
    other.socket.write(frame(0x81, Buffer.from(GREETING[transport])));
    await vi.waitFor(() => expect(snapshots(other.messages)).toHaveLength(1), SOON);
    other.socket.destroy();
  });

  test.each([
    ['of a smaller window', 'permessage-deflate; server_max_window_bits=9'],
    ['of nonsense', 'permessage-deflate; =;,'],
    ['of 5 KB', 'x'.repeat(5_000)],
  ])('an offer %s makes a plain socket, not a refused one', async (_what, offer) => {
    const { socket, messages, agreed } = await open(transport, offer);
    expect(agreed).toBeUndefined();
    socket.write(frame(0x81, Buffer.from(GREETING[transport])));
    await vi.waitFor(() => expect(snapshots(messages).map(({ isDeflated }) => isDeflated)).toEqual([false]), SOON);
    socket.destroy();
  });

  test('large snapshots and events keep their order while much is written', async () => {
    const busy = matchTopic.of(`busy-${transport}`);
    await hub.append(busy, MARKS);
    const written: Promise<number>[] = [];
    const views: View[] = [];
    for (let mark = 1; mark <= 60; mark += 1) {
      written.push(hub.append(busy, [mark]));
      if (mark % 5 === 0) {
        views.push(follow(hub.connect(transport), busy));
        await Promise.all(written.splice(0));
      }
    }
    await vi.waitFor(
      () => expect(views.every(({ versions }) => versions.at(-1) === MARKS.length + 60)).toBe(true),
      SOON,
    );
    for (const view of views) {
      expect(view.versions).toEqual(view.versions.map((_, index) => view.versions[0]! + index));
      expect(view.marks.slice(0, MARKS.length)).toEqual(MARKS);
      expect(view.marks.slice(MARKS.length).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 60 }, (_, at) => at + 1),
      );
    }
  });
});
