import { siteRedis } from '@pailei/live/site-redis';
import { afterAll, expect, test, vi } from 'vitest';
import { useTestRedis } from '../../../tests/support/fixtures.ts';
import { createSharedConnectLimit } from './connect-limit.ts';

const ADDRESS = '203.0.113.5';
const redis = await useTestRedis();

function hub(site: string, perMinute: number) {
  const limit = createSharedConnectLimit(siteRedis(redis.url, site), { perMinute, now: () => performance.now() });
  afterAll(() => limit.stop());
  return limit;
}

type Hub = ReturnType<typeof hub>;

/** Whoever asks before the connection stands is counted by the hub alone. */
const untilShared = (...hubs: Hub[]) =>
  Promise.all(hubs.map(({ isShared }) => vi.waitFor(() => expect(isShared()).toBe(true), { timeout: 5_000 })));

async function accepted(hubs: Hub[], times: number, address = ADDRESS): Promise<number> {
  const takes = hubs.map(({ take }) => take);
  const waits = await Promise.all(
    Array.from({ length: times / hubs.length }, () => takes.map((take) => take(address))).flat(),
  );
  return waits.filter((wait) => wait === 0).length;
}

test('two hubs let in as many as one', async () => {
  const hubs = [hub('a', 20), hub('a', 20)];
  await untilShared(...hubs);
  expect(await accepted(hubs, 60)).toBe(20);
  expect(await hubs[0]?.take(ADDRESS)).toBeGreaterThan(0);
  expect(await hubs[0]?.take(ADDRESS)).toBeLessThanOrEqual(3_000);
  expect(await accepted(hubs, 60, '203.0.113.6')).toBe(20);
});

test('time fills the bucket again', async () => {
  const fast = hub('b', 1_200);
  await untilShared(fast);
  expect(await accepted([fast], 1_300)).toBeGreaterThanOrEqual(1_200);
  await vi.waitFor(async () => expect(await fast.take(ADDRESS)).toBe(0), { timeout: 5_000, interval: 10 });
});

test('without Redis each hub counts for itself', async () => {
  const hubs = [hub('c', 20), hub('c', 20)];
  await untilShared(...hubs);
  await redis.process.stop();
  expect(await accepted(hubs, 60)).toBe(40);
});
