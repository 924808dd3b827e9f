import { expect, test } from 'vitest';
import { trustRule } from './trusted-proxies.ts';

test('the gateway is believed about its peer, and nobody about the rest', () => {
  const isTrusted = trustRule([]);
  expect(isTrusted('127.0.0.1', 0)).toBe(true);
  expect(isTrusted('127.0.0.1', 1)).toBe(false);
  expect(isTrusted('203.0.113.7', 0)).toBe(false);
});

test('named proxies are believed wherever they stand in the chain', () => {
  const isTrusted = trustRule(['10.0.0.0/8', '2001:db8::1']);
  expect(isTrusted('10.1.2.3', 1)).toBe(true);
  expect(isTrusted('2001:db8::1', 2)).toBe(true);
  expect(isTrusted('11.1.2.3', 0)).toBe(false);
  expect(isTrusted('unknown', 1)).toBe(false);
});

test('a proxy that is no address fails the start', () => {
  expect(() => trustRule(['my-proxy'])).toThrow();
});
