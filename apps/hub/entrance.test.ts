import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createConnectLimit } from './connect-limit.ts';
import type { Door } from './frame.ts';
import { createEntrance } from './entrance.ts';
import { createOriginCheck } from './handshake.ts';

const ORIGIN = 'https://pailei.example';

function setUp({ hasLimit = true, perMinute = 20, openSockets = 1_000 } = {}) {
  const connects = createConnectLimit({ perMinute, now: () => 1_000_000 });
  const limits = hasLimit ? { connects, openSockets } : null;
  const enter = createEntrance({
    isOwnOrigin: createOriginCheck(ORIGIN),
    trustedProxies: [],
    keys: ['given by the operator'],
    limits,
  });
  const open = (headers: Record<string, string>, door: Door = 'socketio') => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: '127.0.0.1' });
    const refusal = enter(
      {
        headers: { origin: ORIGIN, host: 'pailei.example', ...headers },
        socket,
      } as unknown as IncomingMessage,
      door,
    );
    return { status: refusal?.status, retryAfter: refusal?.retryAfterSeconds, close: () => void socket.emit('close') };
  };
  const knock = (headers: Record<string, string>, door?: Door) => open(headers, door).status;
  const knocks = (headers: (attempt: number) => Record<string, string>) =>
    Array.from({ length: 25 }, (_, attempt) => knock(headers(attempt)));
  return { open, knock, knocks };
}

test('the 21st connect of an address within a minute is refused, another address is not', () => {
  const { knock, knocks } = setUp();
  const answers = knocks(() => ({ 'x-forwarded-for': '203.0.113.5' }));
  expect(answers.slice(0, 20)).not.toContain(429);
  expect(new Set(answers.slice(20))).toEqual(new Set([429]));
  expect(knock({ 'x-forwarded-for': '203.0.113.6' })).toBeUndefined();
});

test('rotating X-Forwarded-For changes nothing: only what the gateway adds counts', () => {
  const { knocks } = setUp();
  const answers = knocks((attempt) => ({ 'x-forwarded-for': `198.51.100.${attempt}, 203.0.113.5` }));
  expect(answers.at(-1)).toBe(429);
});

test('the operator’s key lifts the limit, another key does not', () => {
  const { knocks } = setUp();
  const from = { 'x-forwarded-for': '203.0.113.5' };
  expect(knocks(() => ({ ...from, 'x-rate-limit-key': 'given by the operator' }))).not.toContain(429);
  expect(knocks(() => ({ ...from, 'x-rate-limit-key': 'guessed' })).at(-1)).toBe(429);
});

test('Socket.IO refuses a foreign origin before it is counted, and with the limits off nothing is counted', () => {
  const { knock, knocks } = setUp({ hasLimit: false });
  expect(knock({ origin: 'https://evil.example' })).toBe(403);
  expect(knocks(() => ({ 'x-forwarded-for': '203.0.113.5' }))).not.toContain(429);
});

test('the feed takes a foreign origin, and counts it like any other', () => {
  const { knock } = setUp({ openSockets: 1 });
  const foreign = { origin: 'https://evil.example', 'x-forwarded-for': '203.0.113.5' };
  expect([knock(foreign, 'feed'), knock(foreign, 'feed')]).toEqual([undefined, 429]);
});

test('an address may have so many sockets open, and one more for each that closes', () => {
  const { open, knock } = setUp({ perMinute: 1_000, openSockets: 3 });
  const from = { 'x-forwarded-for': '203.0.113.5' };
  const [first, second] = [open(from), open(from), open(from)];
  expect(open(from)).toMatchObject({ status: 429, retryAfter: 30 });
  expect(knock({ 'x-forwarded-for': '203.0.113.6' })).toBeUndefined();
  expect(knock({ ...from, 'x-rate-limit-key': 'given by the operator' })).toBeUndefined();
  first?.close();
  expect([knock(from), knock(from)]).toEqual([undefined, 429]);
  second?.close();
  expect([knock(from), knock(from)]).toEqual([undefined, 429]);
});

test('an IPv6 network has its sockets together', () => {
  const { knock } = setUp({ openSockets: 2 });
  const statuses = [1, 2, 3].map((host) => knock({ 'x-forwarded-for': `2001:db8::${host}` }));
  expect(statuses).toEqual([undefined, undefined, 429]);
});
