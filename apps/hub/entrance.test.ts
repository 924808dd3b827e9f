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
  const open = async (headers: Record<string, string>, door: Door = 'socketio') => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: '127.0.0.1' });
    const request = { headers: { origin: ORIGIN, host: 'pailei.example', ...headers }, socket };
    const refusal = await enter(request as unknown as IncomingMessage, door);
    return { status: refusal?.status, retryAfter: refusal?.retryAfterSeconds, close: () => void socket.emit('close') };
  };
  const knock = async (headers: Record<string, string>, door?: Door) => (await open(headers, door)).status;
  const knocks = (headers: (attempt: number) => Record<string, string>) =>
    Promise.all(Array.from({ length: 25 }, (_, attempt) => knock(headers(attempt))));
  return { open, knock, knocks };
}

test('the 21st connect of an address within a minute is refused, another address is not', async () => {
  const { knock, knocks } = setUp();
  const answers = await knocks(() => ({ 'x-forwarded-for': '203.0.113.5' }));
  expect(answers.slice(0, 20)).not.toContain(429);
  expect(new Set(answers.slice(20))).toEqual(new Set([429]));
  expect(await knock({ 'x-forwarded-for': '203.0.113.6' })).toBeUndefined();
});

test('rotating X-Forwarded-For changes nothing: only what the gateway adds counts', async () => {
  const { knocks } = setUp();
  const answers = await knocks((attempt) => ({ 'x-forwarded-for': `198.51.100.${attempt}, 203.0.113.5` }));
  expect(answers.at(-1)).toBe(429);
});

test('the operator’s key lifts the limit, another key does not', async () => {
  const { knocks } = setUp();
  const from = { 'x-forwarded-for': '203.0.113.5' };
  expect(await knocks(() => ({ ...from, 'x-rate-limit-key': 'given by the operator' }))).not.toContain(429);
  expect((await knocks(() => ({ ...from, 'x-rate-limit-key': 'guessed' }))).at(-1)).toBe(429);
});

test('Socket.IO refuses a foreign origin before it is counted, and with the limits off nothing is counted', async () => {
  const { knock, knocks } = setUp({ hasLimit: false });
  expect(await knock({ origin: 'https://evil.example' })).toBe(403);
  expect(await knocks(() => ({ 'x-forwarded-for': '203.0.113.5' }))).not.toContain(429);
});

test('the feed takes a foreign origin, and counts it like any other', async () => {
  const { knock } = setUp({ openSockets: 1 });
  const foreign = { origin: 'https://evil.example', 'x-forwarded-for': '203.0.113.5' };
  expect([await knock(foreign, 'feed'), await knock(foreign, 'feed')]).toEqual([undefined, 429]);
});

test('an address may have so many sockets open, and one more for each that closes', async () => {
  const { open, knock } = setUp({ perMinute: 1_000, openSockets: 3 });
  const from = { 'x-forwarded-for': '203.0.113.5' };
  const [first, second] = await Promise.all([open(from), open(from), open(from)]);
  expect(await open(from)).toMatchObject({ status: 429, retryAfter: 30 });
  expect(await knock({ 'x-forwarded-for': '203.0.113.6' })).toBeUndefined();
  expect(await knock({ ...from, 'x-rate-limit-key': 'given by the operator' })).toBeUndefined();
  first?.close();
  expect(await Promise.all([knock(from), knock(from)])).toEqual([undefined, 429]);
  second?.close();
  expect(await Promise.all([knock(from), knock(from)])).toEqual([undefined, 429]);
});

test('an IPv6 network has its sockets together', async () => {
  const { knock } = setUp({ openSockets: 2 });
  const statuses = await Promise.all([1, 2, 3].map((host) => knock({ 'x-forwarded-for': `2001:db8::${host}` })));
  expect(statuses).toEqual([undefined, undefined, 429]);
});

test('who is refused by the limit, or leaves while it is asked, takes no room', async () => {
  const answers = [5_000, 0];
  const asked = Promise.withResolvers<number>();
  const connects = { take: async () => answers.shift() ?? asked.promise };
  const limits = { connects, openSockets: 1 };
  const enter = createEntrance({ isOwnOrigin: createOriginCheck(ORIGIN), trustedProxies: [], keys: ['key'], limits });
  const knock = () => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: '127.0.0.1' });
    const headers = { origin: ORIGIN, host: 'pailei.example', 'x-forwarded-for': '203.0.113.5' };
    return { socket, answer: enter({ headers, socket } as unknown as IncomingMessage, 'feed') };
  };
  expect(await knock().answer).toMatchObject({ status: 429 });
  const inside = knock();
  expect(await inside.answer).toBeUndefined();
  inside.socket.emit('close');
  const leaves = knock();
  expect(await knock().answer).toMatchObject({ status: 429 });
  leaves.socket.emit('close');
  asked.resolve(0);
  await leaves.answer;
  expect(await knock().answer).toBeUndefined();
});
