import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addForwardedFor, isLivePath } from './forwarded.ts';

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

test('what a proxy says of host and protocol stays', () => {
  const request = from('127.0.0.1', { host: 'x', 'x-forwarded-host': 'site.example', 'x-forwarded-proto': 'https' });
  addForwardedFor(request);
  expect(request.headers).toMatchObject({ 'x-forwarded-host': 'site.example', 'x-forwarded-proto': 'https' });
});

test.each([
  ['/feed', true],
  ['/feed/x', true],
  ['/socket.io/', true],
  ['/socket.io', false],
  ['/feeder', false],
  ['/api/feed', false],
  ['/', false],
])('%s is a path of live sockets: %s', (path, isLive) => {
  expect(isLivePath(path)).toBe(isLive);
});
