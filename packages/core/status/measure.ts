import type { Sample } from '@pailei/contracts/status';
import type { Db } from '@pailei/db/client';
import { judge } from '@pailei/domain/status';
import type { Component, Measurement, ProbeError } from '@pailei/domain/status';
import { sql } from 'kysely';
import { freshSince, inTime, readHeartbeats, TooLateError } from '../health/index.ts';
import type { ProcessKind, SignOfLife } from '../health/index.ts';
import { readOutboxBacklog } from '../jobs/index.ts';

const ANSWER_WITHIN_MS = 5_000;

/** What a worker's queue holds; `oldest_at` is the ISO time since when the head of the line waits. */
export type QueueDepth = { waiting: number; delayed: number; active: number; oldest_at: string | null };

export type MeasureDeps = {
  db: Db;
  /** Resolves when the api answered at the address its callers use. */
  callApi: () => Promise<unknown>;
  /** Resolves when a message came back through Redis. */
  echoRedis: () => Promise<unknown>;
  queueDepth: () => Promise<QueueDepth>;
  /** ISO, UTC. */
  now: () => string;
};

type Measured = Partial<Measurement>;

/** One round of probes, at once. It never throws; what cannot be measured while the database is away has no sample. */
export async function measure(deps: MeasureDeps): Promise<Sample[]> {
  const samples = await Promise.all([
    probe('api', () => timed(deps.callApi)),
    probe('database', () => timed(() => writePulse(deps))),
    probe('redis', () => timed(deps.echoRedis)),
    probe('queues', () => measureQueues(deps)),
    ...(['hub', 'workers'] as const).map((component) => probe(component, () => measureProcesses(component, deps))),
  ]);
  const isDatabaseAway = samples.some(({ component, state }) => component === 'database' && state === 'down');
  return isDatabaseAway ? samples.filter(({ component }) => !NEEDS_DATABASE.has(component)) : samples;
}

const NEEDS_DATABASE: ReadonlySet<Component> = new Set(['hub', 'workers', 'queues']);

async function probe(component: Component, ask: () => Promise<Measured>): Promise<Sample> {
  const nothing: Measurement = { latency_ms: null, backlog: null, is_partial: false, error: null };
  const measured = await inTime(ask(), ANSWER_WITHIN_MS).catch((error: unknown) => ({ error: errorClass(error) }));
  const measurement = { ...nothing, ...measured };
  const { is_partial: _, ...shown } = measurement;
  return { component, state: judge(component, measurement), ...shown };
}

async function timed(ask: () => Promise<unknown>): Promise<Measured> {
  const start = performance.now();
  await ask();
  return { latency_ms: Math.round(performance.now() - start) };
}

/** Reads and writes, as the site does. The row exists once something was measured. */
async function writePulse({ db, now }: MeasureDeps): Promise<void> {
  await sql`select 1`.execute(db);
  await db.updateTable('status_pulse').set({ at: now() }).execute();
}

/** As late as the slowest hub from whom anything comes; a hub that delivers nothing makes it partial. */
async function measureProcesses(component: 'hub' | 'workers', { db, now }: MeasureDeps): Promise<Measured> {
  const kind: ProcessKind = component === 'hub' ? 'hub' : 'worker';
  const living = (await readHeartbeats(db, freshSince(now()))).filter((sign) => sign.kind === kind);
  if (component === 'workers') return living.length > 0 ? {} : { error: 'failed' };
  const delivering = living.filter(({ detail }) => detail['is_delivering'] === true);
  if (delivering.length === 0) return { error: living.length === 0 ? 'failed' : 'undelivered' };
  return { latency_ms: Math.max(...delivering.map(latencyOf)), is_partial: delivering.length < living.length };
}

const latencyOf = ({ detail }: SignOfLife): number => Math.round(Number(detail['canary_latency_ms'] ?? 0));

/** Jobs that wait in the outbox or in the queue, and how long the first of them does. Delayed jobs do not wait: they are not due. */
async function measureQueues({ db, queueDepth, now }: MeasureDeps): Promise<Measured> {
  const [queue, outbox] = await Promise.all([queueDepth(), readOutboxBacklog(db)]);
  const times = [queue.oldest_at, outbox.oldest_at].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  const waitedMs = Math.max(0, ...times.map((time) => Date.parse(now()) - time));
  return { latency_ms: Math.round(waitedMs), backlog: queue.waiting + outbox.waiting };
}

const REFUSALS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'EPIPE', '57P03']);
const TIMEOUTS = new Set(['ETIMEDOUT', '57014', '55P03', 'UND_ERR_CONNECT_TIMEOUT']);

function errorClass(error: unknown): ProbeError {
  const { name, code } = describe(error);
  if (error instanceof TooLateError || name === 'TimeoutError' || TIMEOUTS.has(code)) return 'timeout';
  return REFUSALS.has(code) ? 'refused' : 'failed';
}

/** `fetch` hides the code in the cause. */
function describe(error: unknown): { name: string; code: string } {
  if (!(error instanceof Error)) return { name: '', code: '' };
  const own = 'code' in error ? String(error.code) : '';
  return { name: error.name, code: own || (error.cause === undefined ? '' : describe(error.cause).code) };
}
