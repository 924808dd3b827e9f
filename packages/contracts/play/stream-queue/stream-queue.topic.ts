import type { StreamQueue, StreamQueueEvent } from '@pailei/domain/stream-queue/types';
import { defineTopic } from '../../topics/topic.ts';

export type StreamQueueEvents = { [Event in StreamQueueEvent as Event['type']]: Event['payload'] };

export const streamQueueTopic = defineTopic<StreamQueue, StreamQueueEvents>()('stream', 'stream');
