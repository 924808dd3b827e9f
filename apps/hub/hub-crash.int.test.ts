import { join } from 'node:path';
import { nodeChild } from '@pailei/local/processes/children';
import { openPublicPort, type PublicPort } from '@pailei/local/public-port/public-port';
import { freePort } from '@pailei/local/servers/ports';
import { SupervisedProcess } from '@pailei/local/processes/supervisor';
import type { LiveClient } from '@pailei/live/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useTestDatabase, useTestRedis } from '../../tests/support/fixtures.ts';
import { watchConnection } from '../../tests/support/watch-connection.ts';

const CLIENTS = 40;
/** The longest pause between two quick tries, and a little for the connection itself. */
const FOUND_WITHIN_MS = 2_000 + 1_000;

/** Accepts, and hands on what becomes a live socket, as the api does. */
const API = join(import.meta.dirname, '../../tests/launcher/app.fixture.ts');

let hub: SupervisedProcess;
let api: SupervisedProcess;
let site: PublicPort;
const clients: LiveClient[] = [];

beforeAll(async () => {
  const [database, redis, port] = await Promise.all([useTestDatabase(), useTestRedis(), freePort()]);
  const print = () => undefined;
  site = await openPublicPort({ host: '127.0.0.1', port: 0, ports: { hub: port, worker: port }, print });
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    JWT_SECRET: 'a secret of the tests, long enough for HS256',
    PUBLIC_URL: `http://127.0.0.1:${site.port}`,
    RATE_LIMITS: 'off',
  };
  hub = new SupervisedProcess(
    nodeChild({ name: 'hub', script: 'apps/hub/main.ts', port, ...site.join('hub'), env }),
    print,
  );
  api = new SupervisedProcess(
    nodeChild({ name: 'api', script: API, port: await freePort(), ...site.join('api') }),
    print,
  );
  await Promise.all([hub.start(), api.start(), site.untilOpen()]);
});

afterAll(async () => {
  for (const client of clients) client.close();
  site.stopListening();
  await Promise.all([hub.stop(), api.stop()]);
  await site.close();
});

/** Follows a public topic through either transport. */
function follow(index: number) {
  const url = `http://127.0.0.1:${site.port}`;
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
