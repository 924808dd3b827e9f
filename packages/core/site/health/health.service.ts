import type { Health, HealthPart } from '@pailei/contracts/http/health';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import type { DatabaseWriteMark } from './database-write-mark.ts';
import type { SpaceProbe } from './free-space.ts';
import { readHeartbeats, type ProcessSign } from './process-heartbeats.ts';
import { withTimeout } from './with-timeout.ts';
import type { RedisWriteMarker } from './redis-write-marker.ts';
import { isOld, readWriteAges, type WriteAges } from './write-ages.ts';

const ANSWER_WITHIN_MS = 2_000;
/** Whoever asks more often gets the last answer. */
const KEEP_MS = 1_000;

export type HealthDeps = {
  db: Db;
  redisMark: RedisWriteMarker;
  databaseMark: DatabaseWriteMark;
  measureSpace: SpaceProbe;
};

export type HealthService = ReturnType<typeof createHealthService>;

/** What the processes left in the database. */
type Traces = { ages: WriteAges; signs: ProcessSign[] };

/** Whether the whole site works. It never throws: what does not answer, or was not written for too long, is down. */
export function createHealthService({ db, redisMark, databaseMark, measureSpace }: HealthDeps) {
  let last: { at: number; health: Promise<Health> } | undefined;

  async function check(): Promise<Health> {
    const [database, redis, traces, space] = await Promise.all([
      timed('database', async () => void (await sql`select 1`.execute(db))),
      timed('redis', async () => {
        if (!(await redisMark.isSet())) throw new Error('Redis took no write lately');
      }),
      withTimeout(readTraces(db), ANSWER_WITHIN_MS).catch(() => undefined),
      measureSpace(),
    ]);
    const parts = [
      databaseMark.isRefused() || (traces && isOld(traces.ages.written_ms)) ? down('database') : database,
      redis,
      living(
        'worker',
        traces?.signs.filter(({ kind }) => kind === 'worker'),
      ),
      living('hub', traces?.signs.filter(isDelivering)),
      traces ? jobsPart(traces.ages) : down('jobs'),
      { name: 'storage', state: space, latency_ms: null } as const,
    ];
    return { state: worst(parts), parts };
  }

  return {
    check(): Promise<Health> {
      const at = performance.now();
      if (!last || at - last.at >= KEEP_MS) last = { at, health: check() };
      return last.health;
    },
  };
}

async function readTraces(db: Db): Promise<Traces> {
  const [ages, signs] = await Promise.all([readWriteAges(db), readHeartbeats(db)]);
  return { ages, signs };
}

const down = (name: HealthPart['name']): HealthPart => ({ name, state: 'down', latency_ms: null });

function worst(parts: readonly HealthPart[]): Health['state'] {
  const states = parts.map(({ state }) => state);
  if (states.includes('down')) return 'down';
  return states.includes('degraded') ? 'degraded' : 'up';
}

async function timed(name: HealthPart['name'], ask: () => Promise<void>): Promise<HealthPart> {
  const start = performance.now();
  try {
    await withTimeout(ask(), ANSWER_WITHIN_MS);
    return { name, state: 'up', latency_ms: Math.round(performance.now() - start) };
  } catch {
    return down(name);
  }
}

/** A hub counts while the canary comes out of it: its process may live while delivery is dead. */
const isDelivering = ({ kind, detail }: ProcessSign) => kind === 'hub' && detail['is_delivering'] === true;

/** Up when one of these lives. */
function living(name: HealthPart['name'], signs: readonly ProcessSign[] = []): HealthPart {
  const ages = signs.map(({ age_ms }) => age_ms);
  return ages.length === 0 ? down(name) : { name, state: 'up', latency_ms: Math.min(...ages) };
}

function jobsPart({ job_back_ms, outbox_ms }: WriteAges): HealthPart {
  const isOverdue = outbox_ms !== null && isOld(outbox_ms);
  return isOld(job_back_ms) || isOverdue ? down('jobs') : { name: 'jobs', state: 'up', latency_ms: job_back_ms };
}
