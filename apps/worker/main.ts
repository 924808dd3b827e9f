import { createSpaceProbe } from '@pailei/core/site/health/free-space';
import { processIdOf } from '@pailei/core/site/health/heartbeat';
import { startWriteProbe } from '@pailei/core/site/health/write-probe';
import { startProcess } from '@pailei/core/ground/processes/start-process';
import { measure } from '@pailei/core/site/status/measure';
import { recordProbeRound } from '@pailei/core/site/status/record-probe-round';
import { SITE_TIME_ZONE } from '@pailei/domain/site-time/zone';
import { readConfig } from './config.ts';
import { composeWorkerWork, createDeps } from './deps.ts';
import { createWorkerMetrics } from './metrics.ts';
import { startHealthServer } from './health.ts';
import { createApiCall, createRedisEcho } from './probe-ports.ts';
import { createProber } from './prober.ts';
import { createJobQueue, createJobWorker } from './queue.ts';
import { startSchedule } from './schedule.ts';
import { createTrimmer } from './trims/trimmer.ts';
import { listenForWakeUps } from './wake-ups.ts';

// Notices that leave the site as text name clock times of its own zone.
process.env['TZ'] = SITE_TIME_ZONE;
const { config, log } = startProcess('worker', readConfig);
const work = composeWorkerWork();
const deps = await createDeps(config, log);
const queue = createJobQueue(deps.redis);
const trimmer = createTrimmer(deps, work.trims);
const { metrics, observeJob } = createWorkerMetrics(deps, queue, trimmer);
const worker = createJobWorker(deps, work.handlers, observeJob);
const redisEcho = createRedisEcho(deps.redis);
const callApi = createApiCall(config.apiUrl);
const measureSpace = createSpaceProbe(config.localFolders);
const prober = createProber({
  now: deps.now,
  measure: () => measure({ ...deps, callApi, echoRedis: redisEcho.echo, queueDepth: queue.depth, measureSpace }),
  record: (round) => recordProbeRound(deps, round),
});
const schedule = startSchedule(deps, { work, queue, prober, trimmer });
const wakeUps = listenForWakeUps({ redis: deps.redis, onWakeUp: schedule.wake, onSubscribed: schedule.wakeAll });
const writeProbe = startWriteProbe({
  db: deps.db,
  processId: processIdOf('worker'),
  redisMark: redisEcho.mark,
  onError: (error) => log.warn({ err: error }, 'write probe failed'),
});
const health = await startHealthServer({ ...config, metrics });

async function stop(): Promise<void> {
  health.close();
  wakeUps.close();
  await Promise.all([schedule.stop(), writeProbe.stop()]);
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
