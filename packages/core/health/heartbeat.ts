import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@pailei/db/client';
import { removeHeartbeat, writeHeartbeat } from './heartbeat.repository.ts';
import type { ProcessKind } from './heartbeat.repository.ts';

const EVERY_MS = 5_000;

export type Heartbeat = { stop(): Promise<void> };

export type HeartbeatDeps = { db: Db; kind: ProcessKind; now: () => string; onError: (error: unknown) => void };

/** Writes this process's sign of life every 5 s until it is stopped. */
export function startHeartbeat({ db, kind, now, onError }: HeartbeatDeps): Heartbeat {
  const process_id = `${kind}-${hostname()}-${process.pid}`;
  const started_at = now();
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await writeHeartbeat(db, { process_id, kind, started_at, beat_at: now(), detail: {} }).catch(onError);
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
      await removeHeartbeat(db, process_id).catch(onError);
    },
  };
}
