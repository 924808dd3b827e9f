import { evolveStreamQueue } from '@pailei/domain/stream-queue/evolve';
import type { StreamQueue } from '@pailei/domain/stream-queue/types';
import { eventOf, type Fold } from '../../topics/topic.ts';
import type { StreamQueueEvents } from './stream-queue.topic.ts';

export const foldStreamQueue: Fold<StreamQueue> = (queue, event) =>
  evolveStreamQueue(queue, eventOf<StreamQueueEvents>(event));
