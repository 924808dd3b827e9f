import { ApiError } from './api-error.ts';

const AT_ONCE = 4;

/** How one call of a batch ended. */
export type Outcome<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/**
 * Runs several calls, a few at once, and reports how each ended, in the order given: a failure does not stop the others.
 * What is no answer of the API (the caller's own abort, a fault in the code) is thrown.
 */
export async function batch<T>(calls: readonly (() => Promise<T>)[], atOnce = AT_ONCE): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  const waiting = calls.entries();
  const work = async () => {
    for (const [index, call] of waiting) outcomes[index] = await outcomeOf(call);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, calls.length) }, work));
  return outcomes;
}

async function outcomeOf<T>(call: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, data: await call() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, error };
  }
}
