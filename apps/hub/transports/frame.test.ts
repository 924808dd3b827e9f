import { expect, test } from 'vitest';
import * as ws from 'ws';
import { SharedMessage, textFrame } from './frame.ts';

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('a text of %i bytes is framed as ws would', (length) => {
  const text = '牌'.repeat(Math.floor(length / 3)) + 'x'.repeat(length % 3);
  const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };
  const frame = Sender.frame(Buffer.from(text), { fin: true, opcode: 1, mask: false, rsv1: false });
  expect(textFrame(text).equals(Buffer.concat(frame))).toBe(true);
});

test('each transport gets the same body in its own framing', () => {
  const message = new SharedMessage('ev', '{"topic":"match:1"}');
  expect(message.frame('socketio').subarray(2).toString()).toBe('42["ev",{"topic":"match:1"}]');
  expect(message.frame('feed').subarray(2).toString()).toBe('{"type":"ev","topic":"match:1"}');
  expect(message.frame('feed')).toBe(message.frame('feed'));
  expect(new SharedMessage('pong', '{}').frame('feed').subarray(2).toString()).toBe('{"type":"pong"}');
});

test('an answer carries the id of its request', () => {
  const message = new SharedMessage('sub', '{"ok":true}');
  expect(message.answerFrame('socketio', 7).subarray(2).toString()).toBe('437[{"ok":true}]');
  expect(message.answerFrame('feed', 7).subarray(2).toString()).toBe('{"type":"sub","id":7,"ok":true}');
});
