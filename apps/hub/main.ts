import { topicRegistry } from '@pailei/core/features/features';
import { startProcess } from '@pailei/core/ground/processes/start-process';
import { createDatabase } from '@pailei/db/client';
import { createSessionsReader } from '@pailei/live/sessions';
import { findSiteRedis } from '@pailei/live/site-redis';
import { siteContracts } from '@pailei/contracts/features/topic-contracts';
import { readConfig } from './config.ts';
import { startHubServer } from './server.ts';

const { config, log } = startProcess('hub', readConfig);

const report = (error: unknown, what = 'database') => log.warn({ err: error }, what);

const db = createDatabase({ url: config.databaseUrl, applicationName: 'pailei-hub', onError: report });
const redis = await findSiteRedis({ db, url: config.redisUrl, name: config.redisPrefix, onError: report });
const server = await startHubServer({
  ...config,
  db,
  redis,
  registry: topicRegistry,
  contracts: siteContracts,
  sessions: createSessionsReader(db),
  onError: report,
});
log.info({ host: config.host, port: server.port }, 'listening');

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await server.stop();
  await db.destroy();
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
