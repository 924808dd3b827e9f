/** How old an answer may be that a request is decided by. */
const MAX_AGE_MS = 1_000;
/** How long a request waits for a database that does not answer before it takes what was known last. */
const PATIENCE_MS = 500;

export type CachedReader<T> = {
  /** At most a second old; while the database is away, what was known last. Never throws. */
  get(): Promise<T>;
  /** What `get` gave last. */
  last(): T;
  /** The next `get` reads again: this process has just changed it. */
  forget(): void;
};

export type FreshReader<T> = CachedReader<T> & {
  /** Whether `get` would give `last` here and now. */
  isFresh(): boolean;
};

export type CachedReaderOptions<T> = {
  read: () => Promise<T>;
  /** Until the first successful read. */
  initial: T;
  /** Milliseconds that only grow. */
  clock: () => number;
};

/** A row that every request needs, read at most once a second by all of them together. */
export function createCachedReader<T>({ read, initial, clock }: CachedReaderOptions<T>): FreshReader<T> {
  let known = initial;
  let readAt = Number.NEGATIVE_INFINITY;
  /** While it is in progress. */
  let reading: Promise<void> | undefined;

  function refresh(): Promise<void> {
    // A failed attempt counts too, so that a database that is away is asked once a second and not by every request.
    readAt = clock();
    const attempt: Promise<void> = read()
      .then(
        (value) => {
          // One that was overtaken by a change says nothing any more.
          if (reading === attempt) known = value;
        },
        () => undefined,
      )
      .finally(() => {
        if (reading === attempt) reading = undefined;
      });
    reading = attempt;
    return attempt;
  }

  const isYoung = () => clock() - readAt < MAX_AGE_MS;

  return {
    async get() {
      const attempt = isYoung() ? reading : refresh();
      if (attempt) await withPatience(attempt);
      return known;
    },
    isFresh: () => reading === undefined && isYoung(),
    last: () => known,
    forget() {
      reading = undefined;
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}

async function withPatience(attempt: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([attempt, patience]);
  clearTimeout(timer);
}
