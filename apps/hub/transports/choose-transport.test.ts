import { AppError } from '@pailei/contracts/http/errors';
import { expect, test } from 'vitest';
import { chooseTransport } from './choose-transport.ts';

const HEADERS = {
  upgrade: 'websocket',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version': '13',
};
const SOCKET_IO = '/socket.io/?EIO=4&transport=websocket';

const transportAt = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const transport = chooseTransport({ method, url, headers: { ...HEADERS, ...headers } });
  return transport instanceof AppError ? transport.status : transport;
};

test.each([
  ['/feed', 'feed'],
  ['/feed?x=1', 'feed'],
  [SOCKET_IO, 'socketio'],
  ['/feed/', 404],
  ['/feedback', 404],
  ['/socket.io', 404],
  ['/', 404],
  ['/socket.io/', 400],
  ['/socket.io/?EIO=3&transport=websocket', 400],
  ['/socket.io/?EIO=4&transport=polling', 400],
  [`${SOCKET_IO}&sid=somebody-elses`, 400],
  ['/socket.io/?EIO=4&EIO=3&transport=websocket', 'socketio'],
])('%s is %s', (url, transport) => {
  expect(transportAt(url)).toBe(transport);
});

test.each([
  ['another protocol', { upgrade: 'h2c' }, 'GET'],
  ['no key', { 'sec-websocket-key': '' }, 'GET'],
  ['a key that is none', { 'sec-websocket-key': 'x' }, 'GET'],
  ['a version of the future', { 'sec-websocket-version': '14' }, 'GET'],
  ['another method', {}, 'POST'],
])('an upgrade with %s is refused by both transports', (_what, headers, method) => {
  for (const url of ['/feed', SOCKET_IO]) expect(transportAt(url, headers, method)).toBe(400);
});
