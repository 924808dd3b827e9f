import { CallError } from './site-client.ts';

export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** 409: what the site's rules say no to. */
export const isRefused = (error: unknown): boolean => error instanceof CallError && error.status === 409;

/**
 * A call whose answer may be lost: the site is asked again, and refuses what it has done already. `done` then reads what the call
 * was to bring; undefined: it was refused for another reason.
 */
export async function orDone<T>(call: Promise<T>, done: () => Promise<T | undefined>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const found = isRefused(error) ? await done() : undefined;
    if (found === undefined) throw error;
    return found;
  }
}

/** 409, or 422: a value, such as a time, that was right when it was sent first. */
const isOutdated = (error: unknown) => isRefused(error) || (error instanceof CallError && error.status === 422);

/** Tries `call` with 0, 1, … until the site does not refuse it, `times` in all; throws the last refusal. */
export async function retryRefused<T>(times: number, call: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call(attempt);
    } catch (error) {
      if (attempt + 1 >= times || !isOutdated(error)) throw error;
    }
  }
}
