import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { queueEntryShape, streamQueueShape } from './stream-queue-shape.ts';
import { describeTopic, EVERYBODY } from '../../topics/topic-description.ts';
import { streamQueueTopic } from './stream-queue.topic.ts';

const id = z.string();

export const streamQueueDescription = describeTopic(streamQueueTopic, {
  needsLogin: false,
  isWide: true,
  isKept: false,
  texts: {
    title: '直播队列',
    who: EVERYBODY,
    snapshot: 'StreamQueue',
    events: {
      match_queued: '场次加入队列：entry',
      match_put_on_air: '场次开始直播：entry',
      match_aired: '直播结束：id, at',
      match_unqueued: '场次移出队列：id',
      queue_reordered: '顺序有变：ids',
    },
  },
  shapes: {
    snapshot: streamQueueShape,
    events: {
      match_queued: z.strictObject({ entry: queueEntryShape }),
      match_put_on_air: z.strictObject({ entry: queueEntryShape }),
      match_aired: z.strictObject({ id, at: isoTime }),
      match_unqueued: z.strictObject({ id }),
      queue_reordered: z.strictObject({ ids: z.array(id) }),
    },
  },
});
