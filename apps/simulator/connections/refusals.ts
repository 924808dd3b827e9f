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
