import { createSpaceProbe, processIdOf, startWriteProbe } from '@pailei/core/health';
import { measure, recordRound } from '@pailei/core/status';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { createFigures } from './figures.ts';
import { startHealthServer } from './health.ts';
import { jobHandlers } from './jobs/index.ts';
import { createApiCall, createRedisEcho } from './probe-ports.ts';
import { createProber } from './prober.ts';
import { createJobQueue, createJobWorker } from './queue.ts';
import { startSchedule } from './schedule.ts';

const config = readConfig(process.env);
const handlers = jobHandlers();
const deps = createDeps(config);
const queue = createJobQueue(config.redisUrl);
const { metrics, observeJob } = createFigures(deps, queue);
const worker = createJobWorker(config.redisUrl, deps, handlers, observeJob);
const redisEcho = createRedisEcho(config.redisUrl);
const callApi = createApiCall(config.apiUrl);
const measureSpace = createSpaceProbe(config.localFolders);
const prober = createProber({
  now: deps.now,
  measure: () => measure({ ...deps, callApi, echoRedis: redisEcho.echo, queueDepth: queue.depth, measureSpace }),
  record: (round) => recordRound(deps, round),
});
const loops = startSchedule(deps, queue, prober);
const writeProbe = startWriteProbe({
  db: deps.db,
  processId: processIdOf('worker'),
  redisMark: redisEcho.mark,
  onError: (error) => console.error(`write probe: ${error instanceof Error ? error.message : String(error)}`),
});
const health = await startHealthServer({ ...config, metrics });

async function stop(): Promise<void> {
  health.close();
  await Promise.all([...loops.map((loop) => loop.stop()), writeProbe.stop()]);
  await worker.close();
  await queue.close();
  redisEcho.close();
  deps.publisher.close();
  await deps.db.destroy();
  process.exit(0);
}

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void stop();
  });
}
