import { connect } from 'node:net';
import { readAnswer } from '@pailei/tests/support/raw-request';
import { afterAll, expect, test } from 'vitest';
import { useHubBehindGateway } from './testing/gateway.fixture.ts';

const { port } = await useHubBehindGateway({ SOCKETS_PER_ADDRESS: '2', CONNECTS_PER_MINUTE: '100' });

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

/** The status with which the hub answers who comes from this address. */
function statusFrom(localAddress: string, claimed: Record<string, string> = {}): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  closers.push(() => socket.destroy());
  const headers = { host: `127.0.0.1:${port}`, connection: 'Upgrade', upgrade: 'websocket', ...claimed };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  socket.write(`GET /feed HTTP/1.1\r\n${lines.join('')}${key}`);
  return new Promise((resolve, reject) => {
    socket.once('data', (chunk) => resolve(readAnswer(chunk.toString('latin1')).status));
    socket.once('error', reject);
  });
}

test('open sockets are counted by the peer of the one port, whatever the peer claims to be', async () => {
  expect(await statusFrom('127.0.0.5')).toBe(101);
  expect(await statusFrom('127.0.0.5', { 'x-forwarded-for': '203.0.113.7' })).toBe(101);
  expect(await statusFrom('127.0.0.5')).toBe(429);
  expect(await statusFrom('127.0.0.5', { 'x-forwarded-for': '203.0.113.8' })).toBe(429);
  expect(await statusFrom('127.0.0.6')).toBe(101);
});

test('neither does somebody on this machine gain by a claim', async () => {
  expect(await statusFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(101);
  expect(await statusFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.10' })).toBe(101);
  expect(await statusFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.11' })).toBe(429);
});
