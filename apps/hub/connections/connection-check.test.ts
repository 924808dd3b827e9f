import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createConnectLimit } from './connect-limit.ts';
import type { Transport } from '../transports/frame.ts';
import { createConnectionCheck } from './connection-check.ts';
import { createOriginCheck } from './handshake.ts';

const ORIGIN = 'https://pailei.example';

function setUp({ hasLimit = true, perMinute = 20, openSockets = 1_000 } = {}) {
  const connects = createConnectLimit({ perMinute, now: () => 1_000_000 });
  const limits = hasLimit ? { connects, openSockets } : null;
  const check = createConnectionCheck({
    isOwnOrigin: createOriginCheck(ORIGIN),
    trustedProxies: [],
    keys: ['given by the operator'],
    limits,
  });
  const open = async (headers: Record<string, string>, transport: Transport = 'socketio') => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: '127.0.0.1' });
    const request = { headers: { origin: ORIGIN, host: 'pailei.example', ...headers }, socket };
    const refusal = await check(request as unknown as IncomingMessage, transport);
    return { status: refusal?.status, retryAfter: refusal?.retryAfterSeconds, close: () => void socket.emit('close') };
  };
  const statusOf = async (headers: Record<string, string>, transport?: Transport) =>
    (await open(headers, transport)).status;
  const statusesOf = (headers: (attempt: number) => Record<string, string>) =>
    Promise.all(Array.from({ length: 25 }, (_, attempt) => statusOf(headers(attempt))));
  return { open, statusOf, statusesOf };
}

test('the 21st connect of an address within a minute is refused, another address is not', async () => {
  const { statusOf, statusesOf } = setUp();
  const answers = await statusesOf(() => ({ 'x-forwarded-for': '203.0.113.5' }));
  expect(answers.slice(0, 20)).not.toContain(429);
  expect(new Set(answers.slice(20))).toEqual(new Set([429]));
  expect(await statusOf({ 'x-forwarded-for': '203.0.113.6' })).toBeUndefined();
});

test('rotating X-Forwarded-For changes nothing: only what the gateway adds counts', async () => {
  const { statusesOf } = setUp();
  const answers = await statusesOf((attempt) => ({ 'x-forwarded-for': `198.51.100.${attempt}, 203.0.113.5` }));
  expect(answers.at(-1)).toBe(429);
});

test('the operator’s key lifts the limit, another key does not', async () => {
  const { statusesOf } = setUp();
  const from = { 'x-forwarded-for': '203.0.113.5' };
  expect(await statusesOf(() => ({ ...from, 'x-rate-limit-key': 'given by the operator' }))).not.toContain(429);
  expect((await statusesOf(() => ({ ...from, 'x-rate-limit-key': 'guessed' }))).at(-1)).toBe(429);
});

test('Socket.IO refuses a foreign origin before it is counted, and with the limits off nothing is counted', async () => {
  const { statusOf, statusesOf } = setUp({ hasLimit: false });
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403);
  expect(await statusesOf(() => ({ 'x-forwarded-for': '203.0.113.5' }))).not.toContain(429);
});

test('the feed takes a foreign origin, and counts it like any other', async () => {
  const { statusOf } = setUp({ openSockets: 1 });
  const foreign = { origin: 'https://evil.example', 'x-forwarded-for': '203.0.113.5' };
  expect([await statusOf(foreign, 'feed'), await statusOf(foreign, 'feed')]).toEqual([undefined, 429]);
});

test('an address may have so many sockets open, and one more for each that closes', async () => {
  const { open, statusOf } = setUp({ perMinute: 1_000, openSockets: 3 });
  const from = { 'x-forwarded-for': '203.0.113.5' };
  const [first, second] = await Promise.all([open(from), open(from), open(from)]);
  expect(await open(from)).toMatchObject({ status: 429, retryAfter: 30 });
  expect(await statusOf({ 'x-forwarded-for': '203.0.113.6' })).toBeUndefined();
  expect(await statusOf({ ...from, 'x-rate-limit-key': 'given by the operator' })).toBeUndefined();
  first?.close();
  expect(await Promise.all([statusOf(from), statusOf(from)])).toEqual([undefined, 429]);
  second?.close();
  expect(await Promise.all([statusOf(from), statusOf(from)])).toEqual([undefined, 429]);
});

test('an IPv6 network has its sockets together', async () => {
  const { statusOf } = setUp({ openSockets: 2 });
  const statuses = await Promise.all([1, 2, 3].map((host) => statusOf({ 'x-forwarded-for': `2001:db8::${host}` })));
  expect(statuses).toEqual([undefined, undefined, 429]);
});

test('a socket that the limit refuses, or that closes meanwhile, is not counted', async () => {
  const answers = [5_000, 0];
  const asked = Promise.withResolvers<number>();
  const connects = { take: async () => answers.shift() ?? asked.promise };
  const limits = { connects, openSockets: 1 };
  const check = createConnectionCheck({
    isOwnOrigin: createOriginCheck(ORIGIN),
    trustedProxies: [],
    keys: ['key'],
    limits,
  });
  const statusOf = () => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: '127.0.0.1' });
    const headers = { origin: ORIGIN, host: 'pailei.example', 'x-forwarded-for': '203.0.113.5' };
    return { socket, answer: check({ headers, socket } as unknown as IncomingMessage, 'feed') };
  };
  expect(await statusOf().answer).toMatchObject({ status: 429 });
  const inside = statusOf();
  expect(await inside.answer).toBeUndefined();
  inside.socket.emit('close');
  const leaves = statusOf();
  expect(await statusOf().answer).toMatchObject({ status: 429 });
  leaves.socket.emit('close');
  asked.resolve(0);
  await leaves.answer;
  expect(await statusOf().answer).toBeUndefined();
});
