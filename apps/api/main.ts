import { processIdOf, startHeartbeat } from '@pailei/core/site/health/heartbeat';
import { startWriteProbe } from '@pailei/core/site/health/write-probe';
import { startProcess } from '@pailei/core/ground/processes/start-process';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';

const { config, log } = startProcess('api', readConfig);
const deps = await createDeps(config, log);
const app = await buildApp(config, deps);
const processId = processIdOf('api');
const heartbeat = startHeartbeat({
  db: deps.db,
  processId,
  kind: 'api',
  onError: (error) => log.warn({ err: error }, 'heartbeat not written'),
});
const writeProbe = startWriteProbe({
  ...deps,
  processId,
  onError: (error) => log.warn({ err: error }, 'write probe failed'),
});
await app.listen({ port: config.port, host: config.host });

let isStopping = false;

/** Takes no new requests, lets open ones end, and exits. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await app.close();
  await writeProbe.stop();
  await heartbeat.stop();
  await deps.close();
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
