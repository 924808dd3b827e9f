import { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Connection, MAX_UNREAD_BYTES, type Wire } from '../connections/connection.ts';
import { SharedMessage, type Transport } from '../transports/frame.ts';
import { Members } from './members.ts';

type Member = { connection: Connection; got: string[]; open: () => void; read: { isStopped: boolean } };

/** A connection over a stream that keeps what it was given; `isDirect` is false while a library holds packets of its own. */
function member(transport: Transport, isDirect = true): Member {
  const got: string[] = [];
  const read = { isStopped: false };
  let hasOpened = isDirect;
  const stream = new Writable({
    write(frame: Buffer, _encoding, done) {
      got.push(frame.subarray(2).toString());
      if (!read.isStopped) done();
    },
  });
  const wire: Wire = {
    transport,
    stream: () => (hasOpened ? stream : undefined),
    write: (frame) => (stream.write(frame) ? 0 : stream.writableLength),
    close: () => void stream.end(),
  };
  return { connection: new Connection(wire, null), got, open: () => (hasOpened = true), read };
}

const ROLES = [
  ['feed', true],
  ['feed', true],
  ['socketio', true],
  ['socketio', true],
  ['socketio', false],
] as const;
const memberOf = ([transport, isDirect]: (typeof ROLES)[number]) => member(transport, isDirect);

type Step = { do: 'add' | 'delete' | 'open'; who: number } | { do: 'send' } | { do: 'clear' };
const who = fc.nat({ max: 11 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('delete' as const, 'open' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('send' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
);

test('whoever comes and goes, each member gets each message once and in order, nobody else any', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const people = Array.from({ length: 12 }, (_, index) => memberOf(ROLES[index % ROLES.length]!));
      const members = new Members();
      const model = new Set<Member>();
      const expected = new Map(people.map((person) => [person, [] as number[]]));
      let sent = 0;
      for (const { do: action, ...rest } of steps) {
        const person = people['who' in rest ? rest.who : 0]!;
        if (action === 'add') {
          members.add(person.connection);
          model.add(person);
        } else if (action === 'delete') expect(members.delete(person.connection)).toBe(model.delete(person));
        else if (action === 'open') person.open();
        else if (action === 'clear') {
          members.clear();
          model.clear();
        } else {
          sent += 1;
          members.send(new SharedMessage('ev', `{"v":${sent}}`));
          for (const each of model) expected.get(each)!.push(sent);
        }
        expect(members.size).toBe(model.size);
        expect(new Set(members)).toEqual(new Set([...model].map(({ connection }) => connection)));
      }
      for (const [{ connection, got }, versions] of expected) {
        const isFeed = connection.wire.transport === 'feed';
        expect(got).toEqual(versions.map((v) => (isFeed ? `{"type":"ev","v":${v}}` : `42["ev",{"v":${v}}]`)));
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a member that comes again when its library is empty is one member, and gets a message once', () => {
  const members = new Members();
  const { connection, got, open } = member('socketio', false);
  members.add(connection);
  open();
  members.add(connection);
  expect([members.size, [...members]]).toEqual([1, [connection]]);
  members.send(new SharedMessage('ev', '{}'));
  expect(got).toHaveLength(1);
});

test('a slow reader leaves while it is written to, and the others get the message once', () => {
  const members = new Members();
  const room = { key: { topic: 'match:1', delaySeconds: 0 }, machine: { head: () => undefined } };
  const people = Array.from({ length: 9 }, () => member('feed'));
  const slow = [people[0]!, people[4]!, people[8]!];
  for (const { connection } of people) {
    connection.rooms.set('match:1', { ...room, leave: (leaving) => void members.delete(leaving) });
    members.add(connection);
  }
  for (const { read } of slow) read.isStopped = true;
  const large = JSON.stringify({ filling: 'x'.repeat(MAX_UNREAD_BYTES / 2) });
  for (let sent = 0; sent < 4; sent += 1) members.send(new SharedMessage('ev', large));
  expect(members.size).toBe(6);
  for (const { connection } of slow) expect(connection.isOpen).toBe(false);
  for (const person of people.filter((each) => !slow.includes(each))) expect(person.got).toHaveLength(4);
});

test('nothing is written after a stream has ended', () => {
  const members = new Members();
  const { connection, got } = member('feed');
  members.add(connection);
  connection.wire.close('restart');
  members.send(new SharedMessage('ev', '{}'));
  expect(got).toEqual([]);
});
