import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { startHealthServer } from './health.ts';
import { jobHandlers } from './jobs/index.ts';
import { createJobQueue, createJobWorker } from './queue.ts';
import { startSchedule } from './schedule.ts';

const config = readConfig(process.env);
const handlers = jobHandlers();
const deps = createDeps(config);
const queue = createJobQueue(config.redisUrl);
const worker = createJobWorker(config.redisUrl, deps, handlers);
const loops = startSchedule(deps, queue);
const health = await startHealthServer(config.port);

async function stop(): Promise<void> {
  health.close();
  await Promise.all(loops.map((loop) => loop.stop()));
  await worker.close();
  await queue.close();
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
