import { onlineManager } from '@tanstack/react-query';
import { NO_RESPONSE_TEXT } from '@pailei/contracts/http/errors';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const fail = async () => {
  throw new ApiError(0, NO_RESPONSE_TEXT);
};

beforeEach(() => {
  onlineManager.setOnline(false);
  vi.useFakeTimers();
  return () => {
    onlineManager.setOnline(true);
    vi.useRealTimers();
  };
});

test('a command without a network fails at once and says so, instead of waiting for the network', async () => {
  const onCommandError = vi.fn<(message: string) => void>();
  const client = createQueryClient(onCommandError);
  const command = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn: fail }));
  const ended = vi.fn<() => void>();
  command.execute(undefined).catch(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(onCommandError).toHaveBeenCalledExactlyOnceWith(NO_RESPONSE_TEXT);
});

test('a read without a network fails after its tries', async () => {
  const ended = vi.fn<() => void>();
  createQueryClient(() => undefined)
    .query({ queryKey: ['decks'], queryFn: fail, retry: false })
    .catch(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
});
