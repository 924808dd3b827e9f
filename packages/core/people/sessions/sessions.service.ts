import type { Actor, SessionsReader } from '@pailei/live/registry';

type Waiting = { id: string; resolve: (actor: Actor | undefined) => void; reject: (error: unknown) => void };

/** So many connections for sessions, whatever the crowd. */
const LANES = 2;

/** Reads of sessions: those asked for while others are being read go together into the next query. */
function createJoinedSessions(reader: SessionsReader): (id: string) => Promise<Actor | undefined> {
  let waiting: Waiting[] = [];
  let reading = 0;

  async function read(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const found = await reader.findActive([...new Set(batch.map(({ id }) => id))]);
      for (const { id, resolve } of batch) resolve(found.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function work(): void {
    if (reading === LANES || waiting.length === 0) return;
    reading += 1;
    void read().finally(() => {
      reading -= 1;
      work();
    });
  }

  return (id) =>
    new Promise((resolve, reject) => {
      waiting.push({ id, resolve, reject });
      work();
    });
}

/** What a revocation or a suspension may take to reach this process, at most. */
const CACHE_MS = 2_000;
const MAX_CACHED = 10_000;

type Cached = { readAt: number; actor: Promise<Actor | undefined>; known?: Actor };

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
    const entry: Cached = { readAt, actor };
    cache.set(id, entry);
    actor.then(
      (found) => found && (entry.known = found),
      () => cache.get(id) === entry && cache.delete(id),
    );
    return actor;
  }

  const fresh = (id: string, now: number): Cached | undefined => {
    const cached = cache.get(id);
    return cached && now - cached.readAt < CACHE_MS ? cached : undefined;
  };

  return {
    /** The actor of an active session; `undefined` when it has ended. */
    find(id: string): Promise<Actor | undefined> {
      const now = clock();
      return fresh(id, now)?.actor ?? read(id, now);
    },

    /** What `find` would resolve to without a read; `undefined`: that is not known. */
    known: (id: string): Actor | undefined => fresh(id, clock())?.known,

    /** This process forgets a session that it has just ended. */
    forget(id: string): void {
      cache.delete(id);
    },
  };
}
