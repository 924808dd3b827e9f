import type { Health, HealthPart } from '@pailei/contracts/health';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import { FRESH_MS, freshSince, readHeartbeats } from './heartbeat.repository.ts';
import type { SignOfLife } from './heartbeat.repository.ts';
import { inTime } from './in-time.ts';

const ANSWER_WITHIN_MS = 2_000;
/** Whoever asks more often gets the last answer. */
const KEEP_MS = 1_000;

export type HealthDeps = {
  db: Db;
  /** Resolves when Redis answers. */
  pingRedis: () => Promise<unknown>;
  /** ISO, UTC. */
  now: () => string;
};

export type HealthService = ReturnType<typeof createHealthService>;

/** Whether the whole site works. It never throws: what does not answer is down. */
export function createHealthService(deps: HealthDeps) {
  let last: { at: number; health: Promise<Health> } | undefined;

  async function check(): Promise<Health> {
    const [database, redis, signs] = await Promise.all([
      timed('database', () => sql`select 1`.execute(deps.db)),
      timed('redis', deps.pingRedis),
      inTime(readHeartbeats(deps.db, freshSince(deps.now())), ANSWER_WITHIN_MS).catch(() => []),
    ]);
    const parts = [
      database,
      redis,
      livingPart('worker', workerTimes(signs), deps.now()),
      livingPart('hub', hubTimes(signs), deps.now()),
    ];
    return { state: parts.every((part) => part.state === 'up') ? 'up' : 'down', parts };
  }

  return {
    check(): Promise<Health> {
      const at = performance.now();
      if (!last || at - last.at >= KEEP_MS) last = { at, health: check() };
      return last.health;
    },
  };
}

async function timed(name: HealthPart['name'], ask: () => Promise<unknown>): Promise<HealthPart> {
  const start = performance.now();
  try {
    await inTime(ask(), ANSWER_WITHIN_MS);
    return { name, state: 'up', latency_ms: Math.round(performance.now() - start) };
  } catch {
    return { name, state: 'down', latency_ms: null };
  }
}

const workerTimes = (signs: SignOfLife[]) =>
  signs.filter((sign) => sign.kind === 'worker').map((sign) => Date.parse(sign.beat_at));

/** A hub counts while the canary comes out of it: its process may live while delivery is dead. */
const hubTimes = (signs: SignOfLife[]) =>
  signs
    .filter((sign) => sign.kind === 'hub' && sign.detail['is_delivering'] === true)
    .map((sign) => Date.parse(sign.beat_at));

/** Up when the newest of these times is fresh. */
function livingPart(name: HealthPart['name'], times: number[], now: string): HealthPart {
  const ages = times.map((time) => Math.max(0, Date.parse(now) - time)).filter((age) => age <= FRESH_MS);
  if (ages.length === 0) return { name, state: 'down', latency_ms: null };
  return { name, state: 'up', latency_ms: Math.min(...ages) };
}
