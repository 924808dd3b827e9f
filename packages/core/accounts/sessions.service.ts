import type { Db } from '@pailei/db/client';
import type { Actor, SessionsReader } from '@pailei/live/registry';
import { findActiveSessions } from './sessions.repository.ts';

/** What a revocation or a suspension may take to reach this process, at most. */
const CACHE_MS = 2_000;
const MAX_CACHED = 10_000;

type Cached = { readAt: number; actor: Promise<Actor | undefined> };

export type SessionsDeps = {
  db: Db;
  /** ISO, UTC. */
  now: () => string;
};

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Straight from the database: for the hub, which asks for all of its sockets at once. */
export function createSessionsReader({ db, now }: SessionsDeps): SessionsReader {
  return {
    async findActive(ids) {
      if (ids.length === 0) return new Map();
      const actors = await findActiveSessions(db, ids, now());
      return new Map(actors.map((actor) => [actor.session_id, actor]));
    },
  };
}

/** Sessions as the requests of one process see them: what was read is good for 2 s. */
export function createSessionsService(deps: SessionsDeps) {
  const reader = createSessionsReader(deps);
  const cache = new Map<string, Cached>();

  function read(id: string, readAt: number): Promise<Actor | undefined> {
    if (cache.size >= MAX_CACHED) cache.clear();
    const actor = reader.findActive([id]).then((found) => found.get(id));
    const entry = { readAt, actor };
    cache.set(id, entry);
    actor.catch(() => cache.get(id) === entry && cache.delete(id));
    return actor;
  }

  function find(id: string): Promise<Actor | undefined> {
    const readAt = Date.parse(deps.now());
    const cached = cache.get(id);
    const age = cached ? readAt - cached.readAt : Number.NaN;
    return cached && age >= 0 && age < CACHE_MS ? cached.actor : read(id, readAt);
  }

  return {
    async findActive(ids: string[]): Promise<Map<string, Actor>> {
      const actors = await Promise.all(ids.map(find));
      return new Map(actors.filter((actor) => actor !== undefined).map((actor) => [actor.session_id, actor]));
    },

    /** This process forgets a session that it has just ended. */
    forget(id: string): void {
      cache.delete(id);
    },
  };
}
