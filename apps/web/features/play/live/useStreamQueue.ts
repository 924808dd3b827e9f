import type { StreamQueue } from '@pailei/domain/stream-queue/types';
import { foldStreamQueue } from '@pailei/contracts/play/stream-queue/stream-queue.fold';
import { streamQueueTopic } from '@pailei/contracts/play/stream-queue/stream-queue.topic';

import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';

/** What is on air, what comes next and what was shown; null until the first snapshot. */
export function useStreamQueue(): StreamQueue | null {
  return useLiveTopic(streamQueueTopic.of(), { initial: null, fold: foldStreamQueue, isKept: true }).state;
}
