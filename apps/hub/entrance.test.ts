import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createConnectLimit } from './connect-limit.ts';
import { createEntrance } from './entrance.ts';

const ORIGIN = 'https://pailei.example';

function setUp(hasLimit = true) {
  const limit = hasLimit ? createConnectLimit({ perMinute: 20, now: () => 1_000_000 }) : null;
  const enter = createEntrance({ publicUrl: ORIGIN, trustedProxies: [], keys: ['given by the operator'], limit });
  const knock = (headers: Record<string, string>) =>
    enter({
      headers: { origin: ORIGIN, host: 'pailei.example', ...headers },
      socket: { remoteAddress: '127.0.0.1' },
    } as unknown as IncomingMessage)?.status;
  const knocks = (headers: (attempt: number) => Record<string, string>) =>
    Array.from({ length: 25 }, (_, attempt) => knock(headers(attempt)));
  return { knock, knocks };
}

test('the 21st connect of an address within a minute is refused, another address is not', () => {
  const { knock, knocks } = setUp();
  const answers = knocks(() => ({ 'x-forwarded-for': '203.0.113.5' }));
  expect(answers.slice(0, 20)).not.toContain('429 Too Many Requests');
  expect(new Set(answers.slice(20))).toEqual(new Set(['429 Too Many Requests']));
  expect(knock({ 'x-forwarded-for': '203.0.113.6' })).toBeUndefined();
});

test('rotating X-Forwarded-For changes nothing: only what the gateway adds counts', () => {
  const { knocks } = setUp();
  const answers = knocks((attempt) => ({ 'x-forwarded-for': `198.51.100.${attempt}, 203.0.113.5` }));
  expect(answers.at(-1)).toBe('429 Too Many Requests');
});

test('the operator’s key lifts the limit, another key does not', () => {
  const { knocks } = setUp();
  const from = { 'x-forwarded-for': '203.0.113.5' };
  expect(knocks(() => ({ ...from, 'x-rate-limit-key': 'given by the operator' }))).not.toContain(
    '429 Too Many Requests',
  );
  expect(knocks(() => ({ ...from, 'x-rate-limit-key': 'guessed' })).at(-1)).toBe('429 Too Many Requests');
});

test('a foreign origin is refused before it is counted, and with the limits off nothing is counted', () => {
  const { knock, knocks } = setUp(false);
  expect(knock({ origin: 'https://evil.example' })).toBe('403 Forbidden');
  expect(knocks(() => ({ 'x-forwarded-for': '203.0.113.5' }))).not.toContain('429 Too Many Requests');
});
