import type { SupervisedProcess } from '@pailei/local/processes/supervisor';
import type { LiveClient } from '@pailei/live/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchConnection } from '../../tests/support/watch-connection.ts';
import { useHubBehindGateway } from './testing/gateway.fixture.ts';

const CLIENTS = 40;
/** The longest pause between two quick tries, and a little for the connection itself. */
const FOUND_WITHIN_MS = 2_000 + 1_000;

let hub: SupervisedProcess;
let url: string;
const clients: LiveClient[] = [];

beforeAll(async () => {
  ({ hub, url } = await useHubBehindGateway({ RATE_LIMITS: 'off' }));
});

afterAll(() => {
  for (const client of clients) client.close();
});

/** Follows a public topic through either transport. */
function follow(index: number) {
  const { client, seen } = watchConnection(index, { url, origin: url });
  clients.push(client);
  return seen;
}

test('when a hub is killed and started again, everybody is back at most 2 s after it', async () => {
  const seen = Array.from({ length: CLIENTS }, (_, index) => follow(index));
  await vi.waitFor(() => expect(seen.every(({ isLive }) => isLive)).toBe(true), { timeout: 10_000 });
  const isBack = hub.untilRestarted();
  const killedAt = performance.now();
  process.kill(hub.pid!, 'SIGKILL');
  await isBack;
  const hubBackAt = performance.now();
  await vi.waitFor(() => expect(seen.filter(({ backAt }) => backAt === 0)).toEqual([]), { timeout: 15_000 });
  const noticed = Math.max(...seen.map(({ cutAt }) => cutAt - killedAt));
  const found = Math.max(...seen.map(({ backAt }) => backAt - hubBackAt));
  expect(noticed).toBeLessThan(500);
  expect(found).toBeLessThan(FOUND_WITHIN_MS);
});
