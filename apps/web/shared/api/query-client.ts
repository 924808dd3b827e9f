import { MutationCache, QueryClient } from '@tanstack/react-query';
import { UNKNOWN_ERROR_TEXT } from '@pailei/contracts/errors';

import { ApiError } from './api-error.ts';

const RETRIES = 3;
const FIRST_RETRY_MS = 1_000;

/**
 * Reads are cached until an event or an own command invalidates them: nothing polls.
 * `onCommandError` shows what a command answered, unless its form shows it (`meta: { quiet: true }`).
 */
export function createQueryClient(onCommandError: (message: string) => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.['quiet'] && !hasSessionEnded(error)) onCommandError(messageOf(error));
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        retryDelay: (attempt) => FIRST_RETRY_MS * 2 ** attempt,
      },
      mutations: { retry: false },
    },
  });
}

/** The text for a caught error of a call. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_ERROR_TEXT;
}

/** The end of a session has its own notice, whoever met it. */
function hasSessionEnded(error: Error): boolean {
  return error instanceof ApiError && error.code === 'unauthorized';
}

function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'no_response' || error.code === 'unavailable');
}
