import { ApiError } from './api-error.ts';

export const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
/** A server that asks for more than this is answered with the error at once: nobody waits so long for a page. */
const LONGEST_WAIT_MS = 10_000;

/** Whether the error is transient, so that a retry makes sense. A conflict only where the server gives a retry time. */
export function isTransient(error: unknown): boolean {
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
  const requestedMs = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(FIRST_DELAY_MS * 2 ** attempt, requestedMs);
}

/** Whether the server says that it refused the call before it did anything. A proxy without an answer cannot know that. */
function isBusy(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503 && 'busy' in error.errors && isTransient(error);
}

/** Up to twice as long as the server asks, so that a crowd that was refused together does not come back together. */
function busyDelayMs(attempt: number, error: unknown): number {
  return retryDelayMs(attempt, error) * (1 + Math.random());
}

type RetryOptions = {
  signal?: AbortSignal | undefined;
  /** Whether the network is known to be away. */
  isAway?: (() => boolean) | undefined;
  /** Called before each wait. */
  onRetry?: (() => void) | undefined;
};

/**
 * Runs until it succeeds, fails for good, was tried again three times, or `signal` ends the waiting. While the network is
 * away the first failure is the answer: nobody waits seconds for what is certain.
 */
export function withRetries<T>(run: () => Promise<T>, { signal, isAway, onRetry }: RetryOptions = {}): Promise<T> {
  const when = (error: unknown) => isTransient(error) && !isHopeless(error, isAway);
  return repeat(run, { when, delayMs: retryDelayMs, signal, onRetry });
}

/** Without a network another try meets the same. */
export function isHopeless(error: unknown, isAway: (() => boolean) | undefined): boolean {
  return error instanceof ApiError && error.code === 'no_response' && isAway?.() === true;
}

/** The same for a call that may not be repeated except where the server says that nothing was done. */
export function whileBusy<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  return repeat(run, { when: isBusy, delayMs: busyDelayMs, signal });
}

type Repeating = {
  when: (error: unknown) => boolean;
  delayMs: (attempt: number, error: unknown) => number;
  signal: AbortSignal | undefined;
  onRetry?: (() => void) | undefined;
};

async function repeat<T>(run: () => Promise<T>, { when, delayMs, signal, onRetry }: Repeating): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === RETRIES || !when(error)) throw error;
      onRetry?.();
      await pause(delayMs(attempt, error), signal);
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
