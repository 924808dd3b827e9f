import { expect, test } from 'vitest';
import { boundedParser } from './bounded-parser.ts';

function decoded(...packets: unknown[]): unknown[] {
  const decoder = new boundedParser.Decoder();
  const found: unknown[] = [];
  decoder.on('decoded', ({ data }) => void found.push(data));
  for (const packet of packets) decoder.add(packet);
  return found;
}

test('a text packet is read as it is', () => {
  expect(decoded('2["sub",{"topic":"match:1"}]')).toEqual([['sub', { topic: 'match:1' }]]);
});

test.each([
  ['too deep', `2["sub",${'['.repeat(7_000)}${']'.repeat(7_000)}]`],
  ['deep and never closed', `2["sub",${'{"a":'.repeat(100)}`],
  ['binary', Buffer.from('x')],
])('a packet that is %s is refused', (_what, packet) => {
  expect(() => decoded(packet)).toThrow('not a packet of this protocol');
});

test('attachments never come, however many are announced', () => {
  expect(() => decoded('51-["sub",{"_placeholder":true,"num":0}]', Buffer.from('x'))).toThrow();
});
