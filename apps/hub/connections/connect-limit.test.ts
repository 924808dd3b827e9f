import { expect, test } from 'vitest';
import { createConnectLimit } from './connect-limit.ts';

function setUp() {
  const world = { ms: 1_000_000 };
  const limit = createConnectLimit({ perMinute: 20, now: () => world.ms });
  const connects = (times: number, address = '203.0.113.5') =>
    Array.from({ length: times }, () => limit.take(address) === 0).filter(Boolean).length;
  return { world, limit, connects };
}

test('twenty connects a minute, whether at once or spread', () => {
  const { world, limit, connects } = setUp();
  expect(connects(50)).toBe(20);
  expect(limit.take('203.0.113.5')).toBe(3_000);
  let accepted = 0;
  for (let second = 0; second < 60; second += 1) {
    world.ms += 1_000;
    accepted += connects(5);
  }
  expect(accepted).toBe(20);
});

test('who was refused gets in three seconds later', () => {
  const { world, connects } = setUp();
  connects(21);
  world.ms += 3_000;
  expect(connects(2)).toBe(1);
});

test('each address has its own, an IPv6 network has one', () => {
  const { connects } = setUp();
  expect(connects(30, '2001:db8::1')).toBe(20);
  expect(connects(30, '2001:db8::2')).toBe(0);
  expect(connects(30, '2001:db8:0:1::2')).toBe(20);
});
