import { enqueueJobs } from '@pailei/core/ground/jobs/enqueue-jobs';
import type { Job, NewJob } from '@pailei/core/ground/jobs/job';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import { onWorkLeft } from '@pailei/db/work-left';
import { createPublisher } from '@pailei/live/publish';
import type { WorkerDeps } from '@pailei/worker/deps';
import { createJobQueue, createJobWorker, JOB_CONCURRENCY } from '@pailei/worker/queue';
import { startRelay } from '@pailei/worker/relay';
import { listenForWakeUps } from '@pailei/worker/wake-ups';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { answerParent } from '../sockets/child.ts';
import type { Batch, Effect, RunnerAsks, Taken } from './runner.ts';

const [url = '', redisUrl = ''] = [process.env['DATABASE_URL'], process.env['REDIS_URL']];
/** Jobs that one transaction leaves, and that one call of bare BullMQ adds. */
const TOGETHER = 20;

const db = createDatabase({ url });
const site = { url: redisUrl, prefix: 'site' };
const publisher = createPublisher(site);
onWorkLeft(db, publisher.wakeLoops);

let left = 0;
let finish: () => void = () => undefined;
let effect: Effect = 'nothing';

async function carryOut(): Promise<void> {
  if (effect === 'a transaction')
    await runTransaction(db, (trx) => sql`insert into job_done (job_key) values (${newId()})`.execute(trx));
  left -= 1;
  if (left === 0) finish();
}

/** As the API and a worker do it, in one process. */
function startSite() {
  const log = { error: (facts: object) => console.error(facts) };
  const deps = { db, publisher, log, redis: site, now: () => new Date().toISOString() } as Partial<WorkerDeps>;
  const job: Job<WorkerDeps> = { name: 'answer-probe', run: carryOut };
  createJobWorker(deps as WorkerDeps, new Map([[job.name, job]]), () => undefined);
  const relay = startRelay(deps as WorkerDeps, createJobQueue(site), { onError: (error) => console.error(error) });
  listenForWakeUps({ redis: site, onWakeUp: relay.wake, onSubscribed: relay.wake });
  return (count: number) =>
    runTransaction(db, (trx) =>
      enqueueJobs(
        trx,
        Array.from({ length: count }, (): NewJob => ({
          name: job.name,
          payload: { process_id: 'bench' },
          key: newId(),
        })),
      ),
    );
}

function startBare() {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue('jobs', { connection, prefix: 'bare' });
  const worker = new Worker('jobs', carryOut, { connection, prefix: 'bare', concurrency: JOB_CONCURRENCY });
  worker.on('error', (error) => console.error(error));
  return async (count: number) => {
    await queue.addBulk(
      Array.from({ length: count }, () => ({
        name: 'job',
        data: { process_id: 'bench' },
        opts: { jobId: newId(), removeOnComplete: true, removeOnFail: true },
      })),
    );
  };
}

const ways = { site: startSite(), bare: startBare() };

async function run({ way, effect: wanted, jobs }: Batch): Promise<Taken> {
  effect = wanted;
  left = jobs;
  const isDone = new Promise<void>((resolve) => (finish = resolve));
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  for (let put = 0; put < jobs; put += TOGETHER) await ways[way](Math.min(TOGETHER, jobs - put));
  await isDone;
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1_000 };
}

answerParent<RunnerAsks>({ run });
