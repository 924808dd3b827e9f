import { evolveStreamQueue, type StreamQueue, type StreamQueueEvent } from '@pailei/domain/stream-queue';
import type { LiveEvent } from '@pailei/live/client';
import { STREAM_TOPIC } from '@pailei/live/topics';

import { useLiveTopic } from '../../shared/live/useLiveTopic.ts';

const foldQueue = (queue: StreamQueue, { t, p }: LiveEvent): StreamQueue =>
  evolveStreamQueue(queue, { type: t, payload: p } as StreamQueueEvent);

/** What is on air, what comes next and what was shown; null until the first snapshot. */
export function useStreamQueue(): StreamQueue | null {
  return useLiveTopic<StreamQueue, null>(STREAM_TOPIC, { initial: null, fold: foldQueue }).state;
}
