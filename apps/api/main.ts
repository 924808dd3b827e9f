import { processIdOf, startHeartbeat, startWriteProbe } from '@pailei/core/health';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';

const config = readConfig(process.env);
const deps = createDeps(config, (error) => console.error(`database: ${error.message}`));
const app = await buildApp(config, deps);
const processId = processIdOf('api');
const heartbeat = startHeartbeat({
  db: deps.db,
  processId,
  kind: 'api',
  onError: (error) => app.log.warn({ err: error }, 'heartbeat not written'),
});
const writeProbe = startWriteProbe({
  ...deps,
  processId,
  onError: (error) => app.log.warn({ err: error }, 'write probe failed'),
});
await app.listen({ port: config.port, host: config.host });

let isStopping = false;

/** Takes no new requests, lets open ones end, and says goodbye. */
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
process.on('uncaughtException', (error) => {
  app.log.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});
