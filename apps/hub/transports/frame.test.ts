import { constants, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { shareText } from './deflate.ts';
import { SharedMessage, textFrame, type FrameFormat } from './frame.ts';

const SOCKET_IO: FrameFormat = { transport: 'socketio', inflates: false };
const FEED: FrameFormat = { transport: 'feed', inflates: false };
const TAIL = Buffer.of(0, 0, 0xff, 0xff);

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('a text of %i bytes is framed as ws would', (length) => {
  const text = '牌'.repeat(Math.floor(length / 3)) + 'x'.repeat(length % 3);
  const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };
  const frame = Sender.frame(Buffer.from(text), { fin: true, opcode: 1, mask: false, rsv1: false });
  expect(textFrame(text).equals(Buffer.concat(frame))).toBe(true);
});

test('each transport gets the same body in its own framing', () => {
  const message = new SharedMessage('ev', '{"topic":"match:1"}');
  expect(message.frame(SOCKET_IO).subarray(2).toString()).toBe('42["ev",{"topic":"match:1"}]');
  expect(message.frame(FEED).subarray(2).toString()).toBe('{"type":"ev","topic":"match:1"}');
  expect(message.frame(FEED)).toBe(message.frame(FEED));
  expect(message.frame({ ...FEED, inflates: true })).toBe(message.frame(FEED));
  expect(new SharedMessage('pong', '{}').frame(FEED).subarray(2).toString()).toBe('{"type":"pong"}');
});

test('an answer carries the id of its request', () => {
  const message = new SharedMessage('sub', '{"ok":true}');
  expect(message.answerFrame(SOCKET_IO, 7).subarray(2).toString()).toBe('437[{"ok":true}]');
  expect(message.answerFrame(FEED, 7).subarray(2).toString()).toBe('{"type":"sub","id":7,"ok":true}');
});

test.each([
  ['socketio', '42["sub",', '437[', ']'],
  ['feed', '{"type":"sub",', '{"type":"sub","id":7,', ''],
] as const)(
  '%s: a large snapshot is deflated for those who inflate, and the same text for all',
  async (transport, open, openAnswer, close) => {
    const shared = await shareText(JSON.stringify({ rows: Array.from({ length: 2_000 }, (_, row) => ({ row })) }));
    const message = new SharedMessage('sub', { start: '{"ok":true,"snapshot":', shared, end: ',"events":[]}' });
    const start = transport === 'feed' ? '"ok":true,"snapshot":' : '{"ok":true,"snapshot":';
    const expected = `${start}${shared.text},"events":[]}${close}`;
    const inflates = { transport, inflates: true } as const;
    const plain = { transport, inflates: false } as const;

    expect(textOf(message.frame(plain))).toBe(open + expected);
    expect(textOf(message.frame(inflates))).toBe(open + expected);
    expect(textOf(message.answerFrame(plain, 7))).toBe(openAnswer + expected);
    expect(textOf(message.answerFrame(inflates, 7))).toBe(openAnswer + expected);
    expect(message.frame(inflates)).toBe(message.frame(inflates));
    expect(message.frame(inflates).length).toBeLessThan(message.frame(plain).length / 4);
  },
);

/** As a client reads it. */
function textOf(frame: Buffer): string {
  const short = frame[1]!;
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  const payload = frame.subarray(header);
  if (frame[0] === 0x81) return payload.toString();
  expect(frame[0]).toBe(0xc1);
  return inflateRawSync(Buffer.concat([payload, TAIL]), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
}
