import { ApiError } from './api-error.ts';

export const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
/** A server that asks for more than this is answered with the error at once: nobody waits so long for a page. */
const LONGEST_WAIT_MS = 10_000;

/** Whether the same call may do better a moment later. A conflict only where the server says when. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, retryAfterMs } = error;
  if (retryAfterMs !== null && retryAfterMs > LONGEST_WAIT_MS) return false;
  return (
    code === 'no_response' ||
    code === 'unavailable' ||
    code === 'rate_limited' ||
    (code === 'conflict' && retryAfterMs !== null)
  );
}

/** 1 s, 2 s, 4 s, or as long as the server asks. `attempt` counts from 0. */
export function retryDelayMs(attempt: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(FIRST_DELAY_MS * 2 ** attempt, asked);
}

/** Runs until it succeeds, fails for good, was tried again three times, or `signal` ends the waiting. */
export async function withRetries<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === RETRIES || !isPassing(error)) throw error;
      await pause(retryDelayMs(attempt, error), signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
