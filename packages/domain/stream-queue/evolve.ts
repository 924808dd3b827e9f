import { DONE_SHOWN, type QueueEntry, type StreamQueue, type StreamQueueEvent } from './types.ts';

/** The queue after an event. An event that names nobody of the queue leaves it as it is. */
export function evolveStreamQueue(queue: StreamQueue, event: StreamQueueEvent): StreamQueue {
  const { on_air, next, done } = queue;
  switch (event.type) {
    case 'match_queued':
      return { ...queue, next: [...next, event.payload.entry] };
    case 'match_put_on_air': {
      const { entry } = event.payload;
      return { ...queue, on_air: entry, next: without(next, entry.id) };
    }
    case 'match_aired': {
      const { id, at } = event.payload;
      if (on_air?.id !== id) return queue;
      return { ...queue, on_air: null, done: [{ ...on_air, at }, ...done].slice(0, DONE_SHOWN) };
    }
    case 'match_unqueued':
      return { ...queue, next: without(next, event.payload.id) };
    case 'queue_reordered': {
      const { ids } = event.payload;
      return { ...queue, next: next.toSorted((x, y) => ids.indexOf(x.id) - ids.indexOf(y.id)) };
    }
    default:
      event satisfies never;
      throw new TypeError('unknown event of the stream queue');
  }
}

const without = (entries: readonly QueueEntry[], id: string) => entries.filter((entry) => entry.id !== id);
