import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { useTestDatabase, useTestRedis } from '../../tests/support/fixtures.ts';
import { ORIGIN, startTestHub, type TestHub } from './testing/test-hub.fixture.ts';

let hub: TestHub;

beforeAll(async () => {
  const database = await useTestDatabase();
  const server = await useTestRedis();
  hub = await startTestHub(database.url, server.url);
});

afterAll(() => hub.stop());

/** A connection that says `packets` one after the other, each when the hub has answered the one before. */
async function closedAfter(packets: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const socket = new WebSocket(`${hub.url()}/socket.io/?EIO=4&transport=websocket`, { origin: ORIGIN });
  const closed = once(socket, 'close');
  for (const packet of packets) {
    await once(socket, 'message');
    socket.send(packet);
  }
  await closed;
  return performance.now() - startedAt;
}

test('a connection that never greets is closed after 5 s', async () => {
  expect(await closedAfter([])).toBeLessThan(8_000);
});

test('a connection that leaves is closed: it would stay open without belonging to anything', async () => {
  expect(await closedAfter(['40', '41'])).toBeLessThan(3_000);
});
