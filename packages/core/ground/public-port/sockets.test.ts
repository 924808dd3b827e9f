import type { IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { staysSame } from '@pailei/tests/support/until';
import {
  addForwardedFor,
  headOf,
  isLivePath,
  readAgain,
  readPortMessage,
  readPublicPort,
  stopReading,
  setPlainAddress,
} from './index.ts';

const open: { destroy?: () => void; close?: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) {
    one.destroy?.();
    one.close?.();
  }
});

/** Both ends of a connection. */
async function connected(): Promise<{ client: Socket; accepted: Socket }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [accepted] = (await once(server, 'connection')) as [Socket];
  open.push(server, client, accepted);
  return { client, accepted };
}

test('a socket that leaves gives what was read and reads nothing more; who reads on has every byte once', async () => {
  const { client, accepted } = await connected();
  client.write('first');
  await expect.poll(() => accepted.bytesRead).toBe(5);
  expect(stopReading(accepted).toString()).toBe('first');
  client.write('second');
  expect(await staysSame(() => accepted.bytesRead, 100)).toBe(5);
  readAgain(accepted);
  const [chunk] = (await once(accepted.resume(), 'data')) as [Buffer];
  expect(chunk.toString()).toBe('second');
});

test('a socket that nothing came from gives nothing, and one that is closed neither', async () => {
  const { accepted } = await connected();
  expect(stopReading(accepted)).toHaveLength(0);
  accepted.destroy();
  expect(stopReading(accepted)).toHaveLength(0);
});

test('a head is written as it came, doubled names and foreign bytes included', () => {
  const rawHeaders = ['Host', 'x', 'COOKIE', 'a=1', 'cookie', 'b=\u00e9'];
  const request = { method: 'GET', url: '/feed?a=%20b', httpVersion: '1.1', rawHeaders } as unknown as IncomingMessage;
  expect(headOf(request).toString('latin1')).toBe(
    'GET /feed?a=%20b HTTP/1.1\r\nHost: x\r\nCOOKIE: a=1\r\ncookie: b=\u00e9\r\n\r\n',
  );
});

const from = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.5', {}, '203.0.113.5'],
  ['::ffff:203.0.113.5', {}, '203.0.113.5'],
  ['2001:db8::1', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1, 2001:db8::1'],
  ['127.0.0.1', { 'x-forwarded-for': 'a, b' }, 'a, b, 127.0.0.1'],
  [undefined, {}, ''],
])('the peer %s that claims %o is the last of the way', (peer, headers, way) => {
  const request = from(peer, { host: 'x', ...headers });
  addForwardedFor(request);
  expect(request.headers).toMatchObject({
    'x-forwarded-for': way,
    'x-forwarded-host': 'x',
    'x-forwarded-proto': 'http',
  });
});

test.each([
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8::1', '2001:db8::1'],
  [undefined, undefined],
])('a caller at %s is known as %s', (remoteAddress, known) => {
  const socket = { remoteAddress } as Socket;
  setPlainAddress(socket);
  expect(socket.remoteAddress).toBe(known);
});

test('what a proxy says of host and protocol stays', () => {
  const request = from('127.0.0.1', { host: 'x', 'x-forwarded-host': 'site.example', 'x-forwarded-proto': 'https' });
  addForwardedFor(request);
  expect(request.headers).toMatchObject({ 'x-forwarded-host': 'site.example', 'x-forwarded-proto': 'https' });
});

test.each([
  ['/feed', true],
  ['/feed?since=1', true],
  ['/feed/x', true],
  ['/socket.io/?EIO=4', true],
  ['/socket.io', false],
  ['/feeder', false],
  ['/api/feed', false],
  [undefined, false],
])('%s is a path of live sockets: %s', (url, isLive) => {
  expect(isLivePath(url)).toBe(isLive);
});

test('messages of others are none of ours', () => {
  for (const message of [null, 'port_open', 7, {}, { type: 'watch:require' }, { type: 3 }])
    expect(readPortMessage(message)).toBeUndefined();
  expect(readPortMessage({ type: 'socket_taken', id: 4 })).toEqual({ type: 'socket_taken', id: 4 });
});

test('without a launcher there is no public port, and half of one is an error', () => {
  expect(readPublicPort({})).toBeUndefined();
  expect(readPublicPort({ PUBLIC_PORT: '' })).toBeUndefined();
  expect(readPublicPort({ PUBLIC_PORT: '{"fds":[4],"hub":1,"worker":2}' })).toEqual({ fds: [4], hub: 1, worker: 2 });
  expect(() => readPublicPort({ PUBLIC_PORT: '{"fds":[4]}' })).toThrow();
});
