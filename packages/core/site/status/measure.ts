import type { Sample } from '@pailei/contracts/site/status/status.api';
import type { Db } from '@pailei/db/client';
import { probeStateOf, type Component, type Measurement, type ProbeError } from '@pailei/domain/status/probes';
import { sql } from 'kysely';
import { withTimeout, AnswerTimeoutError } from '../health/with-timeout.ts';
import { isOld, readWriteAges } from '../health/write-ages.ts';
import { readHeartbeats, type ProcessKind, type ProcessSign } from '../health/process-heartbeats.ts';
import type { SpaceProbe } from '../health/free-space.ts';
import { readOutboxBacklog } from '../../ground/jobs/outbox.reads.ts';

const ANSWER_WITHIN_MS = 5_000;

/** What a worker's queue holds; `oldest_at` is the ISO time since when the head of the line waits. */
export type QueueDepth = { waiting: number; delayed: number; active: number; oldest_at: string | null };

export type MeasureDeps = {
  db: Db;
  /** Resolves when the api answered at the address its callers use. */
  callApi: () => Promise<unknown>;
  /** Resolves when Redis took a write and a message came back through it. */
  echoRedis: () => Promise<unknown>;
  queueDepth: () => Promise<QueueDepth>;
  measureSpace: SpaceProbe;
  /** ISO, UTC. */
  now: () => string;
};

type MeasuredSpan = Partial<Measurement>;

/** One round of probes, at once. It never throws; what cannot be measured while the database is away has no sample. */
export async function measure(deps: MeasureDeps): Promise<Sample[]> {
  const samples = await Promise.all([
    probe('api', () => timed(deps.callApi)),
    probe('database', () => measureDatabase(deps)),
    probe('redis', () => timed(deps.echoRedis)),
    probe('queues', () => measureQueues(deps)),
    probe('storage', () => measureStorage(deps)),
    ...(['hub', 'workers'] as const).map((component) => probe(component, () => measureProcesses(component, deps))),
  ]);
  const isDatabaseAway = samples.some(({ component, state }) => component === 'database' && state === 'down');
  return isDatabaseAway ? samples.filter(({ component }) => !NEEDS_DATABASE.has(component)) : samples;
}

const NEEDS_DATABASE: ReadonlySet<Component> = new Set(['hub', 'workers', 'queues']);

async function probe(component: Component, ask: () => Promise<MeasuredSpan>): Promise<Sample> {
  const nothing: Measurement = { latency_ms: null, backlog: null, is_impaired: false, error: null };
  const measured = await withTimeout(ask(), ANSWER_WITHIN_MS).catch((error: unknown) => ({ error: errorClass(error) }));
  const measurement = { ...nothing, ...measured };
  const { is_impaired: _, ...shown } = measurement;
  return { component, state: probeStateOf(component, measurement), ...shown };
}

async function timed(ask: () => Promise<unknown>): Promise<MeasuredSpan> {
  const start = performance.now();
  await ask();
  return { latency_ms: Math.round(performance.now() - start) };
}

/** Reads and writes, as the site does. The row exists once something was measured. */
async function writePulse({ db, now }: MeasureDeps): Promise<void> {
  await sql`select 1`.execute(db);
  await db.updateTable('status_pulse').set({ at: now() }).execute();
}

/** Answers and takes this write; and what the write probes try, which need new room, succeeded lately. */
async function measureDatabase(deps: MeasureDeps): Promise<MeasuredSpan> {
  const measured = await timed(() => writePulse(deps));
  const { written_ms } = await readWriteAges(deps.db);
  return isOld(written_ms) ? { error: 'overdue' } : measured;
}

/** Room on the disks of this machine's folders. */
async function measureStorage({ measureSpace }: MeasureDeps): Promise<MeasuredSpan> {
  const space = await measureSpace();
  return space === 'down' ? { error: 'full' } : { is_impaired: space === 'degraded' };
}

/** As late as the slowest hub from whom anything comes; a hub that delivers nothing impairs it. */
async function measureProcesses(component: 'hub' | 'workers', { db }: MeasureDeps): Promise<MeasuredSpan> {
  const kind: ProcessKind = component === 'hub' ? 'hub' : 'worker';
  const living = (await readHeartbeats(db)).filter((sign) => sign.kind === kind);
  if (component === 'workers') return living.length > 0 ? {} : { error: 'failed' };
  const delivering = living.filter(({ detail }) => detail['is_delivering'] === true);
  if (delivering.length === 0) return { error: living.length === 0 ? 'failed' : 'undelivered' };
  return { latency_ms: Math.max(...delivering.map(latencyOf)), is_impaired: delivering.length < living.length };
}

const latencyOf = ({ detail }: ProcessSign): number => Math.round(Number(detail['canary_latency_ms'] ?? 0));

/**
 * Jobs that wait in the outbox or in the queue, and how long the first of them does. Delayed jobs do not wait: they are not
 * due. Overdue is a job that no relay takes, or that no job of the write probes came back.
 */
async function measureQueues({ db, queueDepth, now }: MeasureDeps): Promise<MeasuredSpan> {
  const [queue, outbox, ages] = await Promise.all([queueDepth(), readOutboxBacklog(db), readWriteAges(db)]);
  const isOverdue = isOld(ages.job_back_ms) || (ages.outbox_ms !== null && isOld(ages.outbox_ms));
  const times = [queue.oldest_at, outbox.oldest_at].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  const waitedMs = Math.max(0, ...times.map((time) => Date.parse(now()) - time));
  const backlog = queue.waiting + outbox.waiting;
  return isOverdue ? { backlog, error: 'overdue' } : { latency_ms: Math.round(waitedMs), backlog };
}

const REFUSALS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'EPIPE', '57P03']);
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const TIMEOUTS = new Set(['ETIMEDOUT', '57014', '55P03', 'UND_ERR_CONNECT_TIMEOUT']);

function errorClass(error: unknown): ProbeError {
  const { name, code, message } = describe(error);
  if (FULL.has(code) || message.startsWith('OOM ')) return 'full';
  if (error instanceof AnswerTimeoutError || name === 'TimeoutError' || TIMEOUTS.has(code)) return 'timeout';
  return REFUSALS.has(code) ? 'refused' : 'failed';
}

/** `fetch` hides the code in the cause. */
function describe(error: unknown): { name: string; code: string; message: string } {
  if (!(error instanceof Error)) return { name: '', code: '', message: '' };
  const own = 'code' in error ? String(error.code) : '';
  const { name, message, cause } = error;
  return { name, message, code: own || (cause === undefined ? '' : describe(cause).code) };
}
