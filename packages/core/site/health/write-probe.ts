import type { Db } from '@pailei/db/client';
import type { DatabaseWriteMark } from './database-write-mark.ts';
import { repeat, type Repeating } from './repeat.ts';
import type { RedisWriteMarker } from './redis-write-marker.ts';
import { probeWrite } from './write-ages.ts';

const EVERY_MS = 10_000;
/** After a failure, so that what works again is soon known to. */
const AGAIN_MS = 2_000;

export type WriteProbeDeps = {
  db: Db;
  processId: string;
  redisMark: RedisWriteMarker;
  /** Learns how each probe of the database ended. */
  databaseMark?: DatabaseWriteMark;
  onError: (error: unknown) => void;
};

/** Writes a row with a job, and a mark in Redis, every 10 s until it is stopped: health is how old their last success is. */
export function startWriteProbe({ db, processId, redisMark, databaseMark, onError }: WriteProbeDeps): Repeating {
  let attempts = 0;
  return repeat(async () => {
    attempts += 1;
    const databaseProbe = probeWrite(db, processId);
    void databaseProbe.then(
      () => databaseMark?.succeeded(),
      (error: unknown) => databaseMark?.failed(error),
    );
    const results = await Promise.allSettled([databaseProbe, redisMark.set()]);
    const failed = results.filter((result) => result.status === 'rejected');
    // The connections are only just being made at the first one.
    if (attempts > 1) for (const { reason } of failed) onError(reason);
    return failed.length > 0 ? AGAIN_MS : EVERY_MS;
  });
}
