import { join } from 'node:path';
import { nodeChild } from '@pailei/local/processes/children';
import { SupervisedProcess } from '@pailei/local/processes/supervisor';
import { openPublicPort } from '@pailei/local/public-port/public-port';
import { freePort } from '@pailei/local/servers/ports';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import { afterAll } from 'vitest';

/** Accepts, and hands on what becomes a live socket, as the api does. */
const API = join(import.meta.dirname, '../../../tests/launcher/app.fixture.ts');

/** A hub as `npm start` runs it: a process of its own that gets its sockets from the one port of the site. */
export async function useHubBehindPublicPort(env: Record<string, string>) {
  const [database, redis, port] = await Promise.all([useTestDatabase(), useTestRedis(), freePort()]);
  const print = () => undefined;
  const site = await openPublicPort({ host: '127.0.0.1', port: 0, ports: { hub: port, worker: port }, print });
  const hubEnv = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    JWT_SECRET: 'a secret of the tests, long enough for HS256',
    PUBLIC_URL: `http://127.0.0.1:${site.port}`,
    ...env,
  };
  const hubChild = nodeChild({ name: 'hub', script: 'apps/hub/main.ts', port, ...site.join('hub'), env: hubEnv });
  const apiChild = nodeChild({ name: 'api', script: API, port: await freePort(), ...site.join('api') });
  const [hub, api] = [new SupervisedProcess(hubChild, print), new SupervisedProcess(apiChild, print)];
  afterAll(async () => {
    site.stopListening();
    await Promise.all([hub.stop(), api.stop()]);
    await site.close();
  });
  await Promise.all([hub.start(), api.start(), site.untilOpen()]);
  return { hub, port: site.port, url: hubEnv.PUBLIC_URL };
}
