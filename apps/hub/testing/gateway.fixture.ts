import { nodeChild } from '@pailei/local/processes/children';
import { SupervisedProcess } from '@pailei/local/processes/supervisor';
import { siteRoute, startGateway } from '@pailei/local/servers/gateway';
import { freePort } from '@pailei/local/servers/ports';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import { afterAll } from 'vitest';
import { siteContracts } from '@pailei/contracts/features/topic-contracts';
import { topicRegistry } from '@pailei/core/features/features';
import { createDatabase } from '@pailei/db/client';
import { startSnapshotServer } from './snapshot-server.fixture.ts';

const SECRET = 'a secret of the tests, long enough for HS256';

/** A hub as `npm start` runs it: a separate process behind the one port of the site, which has the snapshots of the API too. */
export async function useHubBehindGateway(env: Record<string, string>) {
  const [database, redis, port] = await Promise.all([useTestDatabase(), useTestRedis(), freePort()]);
  const at = `http://127.0.0.1:${port}`;
  const db = createDatabase({ url: database.url });
  const site = { registry: topicRegistry, contracts: siteContracts, jwtSecret: SECRET };
  const snapshots = await startSnapshotServer({ db, ...site });
  const gateway = await startGateway({
    host: '127.0.0.1',
    port: 0,
    route: siteRoute({ api: snapshots.url, hub: at, worker: at }),
  });
  const hubEnv = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    JWT_SECRET: SECRET,
    PUBLIC_URL: `http://127.0.0.1:${gateway.port}`,
    ...env,
  };
  const child = nodeChild({ name: 'hub', script: 'apps/hub/main.ts', port, env: hubEnv });
  const hub = new SupervisedProcess(child, () => undefined);
  afterAll(async () => {
    gateway.stopListening();
    await hub.stop();
    await gateway.close();
    await snapshots.stop();
    await db.destroy();
  });
  await hub.start();
  return { hub, port: gateway.port, url: hubEnv.PUBLIC_URL };
}
