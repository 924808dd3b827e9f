import type { Actor, SessionsReader } from '@pailei/live/registry';
import { createJoinedSessions } from './joined-sessions.ts';

/** What a revocation or a suspension may take to reach this process, at most. */
const CACHE_MS = 2_000;
const MAX_CACHED = 10_000;

type Cached = { readAt: number; actor: Promise<Actor | undefined> };

export type SessionsDeps = {
  reader: SessionsReader;
  /** Milliseconds that only ever grow. */
  clock: () => number;
};

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Sessions as the requests of one process see them: what was read is good for 2 s, counted from before the read. */
export function createSessionsService({ reader, clock }: SessionsDeps) {
  const cache = new Map<string, Cached>();
  const findActive = createJoinedSessions(reader);

  function read(id: string, readAt: number): Promise<Actor | undefined> {
    if (cache.size >= MAX_CACHED) cache.clear();
    const actor = findActive(id);
    const entry = { readAt, actor };
    cache.set(id, entry);
    actor.catch(() => cache.get(id) === entry && cache.delete(id));
    return actor;
  }

  return {
    /** The actor of an active session; `undefined` when it has ended. */
    find(id: string): Promise<Actor | undefined> {
      const [cached, now] = [cache.get(id), clock()];
      return cached && now - cached.readAt < CACHE_MS ? cached.actor : read(id, now);
    },

    /** This process forgets a session that it has just ended. */
    forget(id: string): void {
      cache.delete(id);
    },
  };
}
