import { MutationCache, QueryClient } from '@tanstack/react-query';

import { hasSessionEnded, messageOf } from './error-text.ts';
import { isHopeless, isTransient, RETRIES, retryDelayMs } from './retry.ts';

/**
 * Reads are cached until an event or an own command invalidates them: nothing polls. Without a network a call fails and
 * shows that; waiting silently for the network would look like progress.
 * `onCommandError` shows what a command answered, unless its form shows it (`meta: { quiet: true }`).
 */
export function createQueryClient(onCommandError: (message: string) => void, isAway?: () => boolean): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.['quiet'] && !hasSessionEnded(error)) onCommandError(messageOf(error));
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && isTransient(error) && !isHopeless(error, isAway),
        retryDelay: retryDelayMs,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
