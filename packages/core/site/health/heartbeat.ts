import { hostname } from 'node:os';
import type { Db } from '@pailei/db/client';
import { removeHeartbeat, writeHeartbeat, type ProcessKind } from './process-heartbeats.ts';
import { repeat, type Repeating } from './repeat.ts';

const EVERY_MS = 5_000;

export type HeartbeatDeps = {
  db: Db;
  processId: string;
  kind: ProcessKind;
  onError: (error: unknown) => void;
};

/** The name of this process among all of the site. */
export const processIdOf = (kind: ProcessKind): string => `${kind}-${hostname()}-${process.pid}`;

/** Writes this process's sign of life every 5 s until it is stopped. */
export function startHeartbeat({ db, processId, kind, onError }: HeartbeatDeps): Repeating {
  const beating = repeat(async () => {
    await writeHeartbeat(db, { process_id: processId, kind, detail: {} }).catch(onError);
    return EVERY_MS;
  });
  return {
    async stop() {
      await beating.stop();
      await removeHeartbeat(db, processId).catch(onError);
    },
  };
}
