import { STREAM_TOPIC } from '@pailei/live/topics';
import { useMutation } from '@tanstack/react-query';

import { acceptAnswer } from '../../shared/live/topics.ts';
import type { QueueOrder } from './stream-queue.calls.ts';

/** Orders of the staff; players never load what is behind them. */
export function useQueueOrder() {
  return useMutation({
    mutationFn: async (order: QueueOrder) => (await import('./stream-queue.calls.ts')).sendOrder(order),
    onSuccess: ({ queue, version }) => acceptAnswer(STREAM_TOPIC, queue, version),
  });
}
