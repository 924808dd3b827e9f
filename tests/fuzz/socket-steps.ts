import fc from 'fast-check';
import { deepJson, HOSTILE_KEYS, hostileText, hostileValue, objectWith } from './hostile-values.ts';
import { mutantsOf } from './schema-values.ts';
import { frameOf, type Session, type Transport } from './session.ts';

/** One thing that a hostile connection does; `text` says it in a line. */
export type Step = {
  text: string;
  apply: (session: Session) => void;
};

const LONGEST_SHOWN = 300;
const OVER_LIMIT = 17 * 1024;
const TYPES = ['sub', 'unsub', 'ping', 'hello', 'ev', 'reset', 'bye', 'disconnect', 'connect_error', '__proto__', ''];

const frame = (data: string | Buffer): Step => ({
  text: `frame ${typeof data === 'string' ? JSON.stringify(data.slice(0, LONGEST_SHOWN)) : data.toString('hex').slice(0, LONGEST_SHOWN)}`,
  apply: (session) => session.sendFrame(data),
});

/** Subscriptions as the protocol has them, of what there is. */
const goodSubs = (topics: readonly string[]) =>
  fc.record(
    {
      id: fc.nat(),
      topic: fc.constantFrom(...topics),
      since: fc.record({
        epoch: fc.constantFrom('', '7b0c', '01890000-0000-7000-8000-000000000000'),
        version: fc.nat(),
      }),
      delay: fc.nat(3_600),
    },
    { requiredKeys: ['topic'], noNullPrototype: true },
  );

const hostileTopics = (topics: readonly string[]) =>
  fc.oneof(
    hostileText.map((text) => text.slice(0, 300)),
    fc.constantFrom('match:', 'match:%00', 'match:../1', 'user:1:', 'orders:user:*', 'toString', 'tournament:', ':'),
    fc
      .tuple(fc.constantFrom(...topics), fc.constantFrom(' ', ':', '\0', ':side:c', ':staff', 'x'))
      .map((parts) => parts.join('')),
  );

const messages = (transport: Transport, topics: readonly string[]): fc.Arbitrary<string> => {
  const bodies: fc.Arbitrary<unknown> = fc.oneof(
    { weight: 2, arbitrary: goodSubs(topics) },
    { weight: 5, arbitrary: mutantsOf(goodSubs(topics)) },
    { weight: 3, arbitrary: hostileTopics(topics).map((topic) => ({ topic })) },
    { weight: 2, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_KEYS).map((key) => objectWith(key, {})) },
  );
  return fc
    .tuple(
      fc.oneof({ weight: 4, arbitrary: fc.constant('sub') }, { weight: 3, arbitrary: fc.constantFrom(...TYPES) }),
      bodies,
    )
    .map(([type, body]) => frameOf(transport, type, body));
};

/** What only the packets of Socket.IO can get wrong. */
const PACKETS = [
  '',
  '0',
  '1',
  '2probe',
  '3',
  '4',
  '40',
  '40{',
  '40/other,',
  '41',
  '42',
  '42[]',
  '42[1]',
  '42["sub"',
  '42-1["sub"]',
  '43',
  '431[]',
  '44{}',
  '451-["sub",{"_placeholder":true,"num":0}]',
  '4511-["sub"]',
  '45999999999-[]',
  '46',
  '5',
  '6',
  '9',
  'b////',
  '42["sub",{"topic":1e309}]',
  '4299999999999999999999["ping"]',
];
const FEED_TEXTS = [
  '',
  'null',
  '1',
  '"sub"',
  '[]',
  '{}',
  '{',
  '{"type":1}',
  '{"type":null}',
  '[{"type":"sub"}]',
  '{"type":"hello","subs":9}',
  '{"type":"hello","token":{}}',
  '{"type":"sub","id":1e309,"topic":"shop"}',
  '{"type":"sub","topic":"shop","topic":1}',
];

/** Frames that RFC 6455 forbids, masked with nothing: no mask at all, reserved bits, opcodes nobody knows, a length that lies. */
const BYTES = [
  '8105 68656c6c6f',
  'f180 00000000',
  '8380 00000000',
  '8080 00000000',
  '89fe 0080 00000000',
  '81ff ffffffffffffffff 00000000',
  '8182 00000000 fffe',
  '8881 00000000 00',
  '8882 00000000 0001',
  'c180 00000000',
  '474554202f20485454502f312e310d0a0d0a',
].map((hex) => Buffer.from(hex.replaceAll(' ', ''), 'hex'));

function flood(transport: Transport, topics: readonly string[]): fc.Arbitrary<Step> {
  return fc.tuple(messages(transport, topics), fc.integer({ min: 50, max: 300 })).map(([text, count]) => ({
    text: `${count} times ${frame(text).text}`,
    apply: (session) => {
      for (let sent = 0; sent < count; sent += 1) session.sendFrame(text);
    },
  }));
}

/** What a connection may do to a hub: messages with one thing wrong, frames that are none, and far too many of them. */
export function stepsOf(transport: Transport, topics: readonly string[]): fc.Arbitrary<Step[]> {
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 12, arbitrary: messages(transport, topics).map(frame) },
    { weight: 3, arbitrary: fc.constantFrom(...(transport === 'feed' ? FEED_TEXTS : PACKETS)).map(frame) },
    { weight: 1, arbitrary: hostileText.map((text) => frame(text.slice(0, 4_000))) },
    {
      weight: 1,
      arbitrary: deepJson.map((text) => frame((transport === 'feed' ? text : `42["sub",${text}]`).slice(0, 16_000))),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => frame(Buffer.from(bytes))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...BYTES).map((bytes) => ({
        text: `bytes ${bytes.toString('hex')}`,
        apply: (session: Session) => session.sendBytes(bytes),
      })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        frame('x'.repeat(OVER_LIMIT)),
        frame(`{"type":"sub","topic":"${'x'.repeat(OVER_LIMIT)}"}`),
      ),
    },
    { weight: 1, arbitrary: flood(transport, topics) },
  );
  return fc.array(step, { minLength: 1, maxLength: 6 });
}
