import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';

/** Requests of one session within this time are one use. */
const MINUTE_MS = 60_000;
/** What was noted is written together, this much later. */
const GATHER_MS = 5_000;
const MAX_REMEMBERED = 20_000;

export type LastSeenDeps = {
  write: (sessionIds: string[]) => Promise<void>;
  /** Milliseconds that only ever grow. */
  clock: () => number;
};

export type LastSeen = ReturnType<typeof createLastSeen>;

/** When sessions were used last, written once a minute for each and never while a request waits. A failed write is left out. */
export function createLastSeen({ write, clock }: LastSeenDeps) {
  const notedAt = new Map<string, number>();
  let waiting: string[] = [];

  function flush(): void {
    const ids = waiting;
    waiting = [];
    write(ids).catch(() => undefined);
  }

  return {
    note(sessionId: string): void {
      const now = clock();
      if (now - (notedAt.get(sessionId) ?? -Infinity) < MINUTE_MS) return;
      if (notedAt.size >= MAX_REMEMBERED) notedAt.clear();
      notedAt.set(sessionId, now);
      if (waiting.push(sessionId) === 1) setTimeout(flush, GATHER_MS).unref();
    },
  };
}

/** Writes when sessions were used. One statement; what another process has written within the minute stays. */
export async function markSeen(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update session set last_seen_at = now()
    where id = any(${[...ids]}::uuid[]) and last_seen_at < now() - interval '50 seconds'`.execute(db);
}
