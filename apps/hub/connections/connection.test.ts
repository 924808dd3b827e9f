import { expect, test } from 'vitest';
import { Connection, MAX_UNREAD_BYTES, type CloseCode } from './connection.ts';

/** A wire whose other side reads only when it is told to. */
function unreadWire() {
  let unread = 0;
  const closed: CloseCode[] = [];
  const wire = {
    transport: 'feed' as const,
    stream: () => undefined,
    write: (frame: Buffer) => (unread += frame.length),
    close: (code: CloseCode) => void closed.push(code),
  };
  return { wire, closed, readAll: () => (unread = 0) };
}
const bytes = (count: number) => Buffer.alloc(count);
const EVENT = bytes(600);

test('events that nobody reads end a connection', () => {
  const { wire, closed } = unreadWire();
  const connection = new Connection(wire, null);
  for (let sent = 0; sent <= MAX_UNREAD_BYTES; sent += EVENT.length) connection.write(EVENT);
  expect(closed).toEqual([]);
  for (let sent = 0; sent < 3; sent += 1) connection.write(EVENT);
  expect(closed).toEqual(['slow_reader']);
});

test('a snapshot larger than the limit ends nobody, the events that pile up behind it do', () => {
  const { wire, closed } = unreadWire();
  const connection = new Connection(wire, null);
  connection.write(bytes(2 * MAX_UNREAD_BYTES));
  for (let sent = 0; sent + EVENT.length <= MAX_UNREAD_BYTES; sent += EVENT.length) connection.write(EVENT);
  expect(closed).toEqual([]);
  connection.write(EVENT);
  expect(closed).toEqual(['slow_reader']);
});

test('what was allowed for a snapshot is forgotten once it was read', () => {
  const { wire, closed, readAll } = unreadWire();
  const connection = new Connection(wire, null);
  connection.write(bytes(2 * MAX_UNREAD_BYTES));
  readAll();
  for (let sent = 0; sent <= MAX_UNREAD_BYTES + EVENT.length; sent += EVENT.length) connection.write(EVENT);
  expect(closed).toEqual(['slow_reader']);
});
