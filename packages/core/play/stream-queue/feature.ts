import { STREAM_QUEUE_AUDITS } from '@pailei/contracts/play/stream-queue/stream-queue.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createStreamQueueService } from './stream-queue.service.ts';
import { streamQueueTopicDefinition } from './stream-queue.serve.ts';
import { streamQueueCalls } from './stream-queue.calls.ts';

export const streamQueueFeature = {
  name: 'stream-queue',
  headings: { 'stream-queue': { name: '直播队列', about: '解说与导播的顺序。' } },
  calls: [streamQueueCalls],
  services: { streamQueue: createStreamQueueService },
  topics: [streamQueueTopicDefinition],
  audits: STREAM_QUEUE_AUDITS.actions,
} as const satisfies Feature;
