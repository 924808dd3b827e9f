import { topicRegistry } from '@pailei/core/topics';
import { createDatabase } from '@pailei/db/client';
import { createSessionsReader } from '@pailei/live/sessions';
import { siteContracts } from '@pailei/contracts/topic-contracts';
import { readConfig } from './config.ts';
import { startHubServer } from './server.ts';

const config = readConfig(process.env);

const report = (error: unknown, what = 'database') =>
  console.error(
    JSON.stringify({
      level: 'warn',
      process: 'hub',
      what,
      error: error instanceof Error ? error.message : String(error),
    }),
  );

const db = createDatabase({ url: config.databaseUrl, applicationName: 'pailei-hub', onError: report });
const server = await startHubServer({
  ...config,
  db,
  registry: topicRegistry,
  contracts: siteContracts,
  sessions: createSessionsReader(db),
  onError: report,
});
console.log(`hub listening on ${config.host}:${server.port}`);

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
