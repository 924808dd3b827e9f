import { violation, type RuleViolation } from '../violation/violation.ts';
import {
  QUEUE_MAX,
  type QueuedMatch,
  type QueueEntry,
  type StreamQueue,
  type StreamQueueCommand,
  type StreamQueueEvent,
  type StreamQueueFacts,
  type StreamQueueViolation,
} from './types.ts';

type Decision = StreamQueueEvent[] | RuleViolation<StreamQueueViolation>;

/** What a command of the staff means. Whoever is put on air takes the place of the one who is. */
export function decideStreamQueue(queue: StreamQueue, command: StreamQueueCommand, facts: StreamQueueFacts): Decision {
  switch (command.type) {
    case 'add':
      return decideAdd(queue, command.match, command.is_over, facts);
    case 'put_on_air':
      return decidePutOnAir(queue, command.match, command.is_over, facts);
    case 'finish':
      return queue.on_air?.id === command.id ? [aired(queue.on_air, facts)] : violation('not_on_air');
    case 'remove':
      if (!queue.next.some(({ id }) => id === command.id)) return violation('not_in_queue');
      return [{ type: 'match_unqueued', payload: { id: command.id } }];
    case 'reorder':
      return decideReorder(queue, command.ids);
    default:
      return command satisfies never;
  }
}

function decideAdd(queue: StreamQueue, match: QueuedMatch, isOver: boolean, facts: StreamQueueFacts): Decision {
  if (isOver) return violation('stream_match_over');
  if (queue.on_air?.match_id === match.match_id) return violation('already_on_air');
  if (entryOf(queue, match)) return violation('already_queued');
  if (queue.next.length >= QUEUE_MAX) return violation('queue_full');
  return [{ type: 'match_queued', payload: { entry: { ...match, id: facts.new_id(), at: facts.now } } }];
}

function decidePutOnAir(queue: StreamQueue, match: QueuedMatch, isOver: boolean, facts: StreamQueueFacts): Decision {
  if (isOver) return violation('stream_match_over');
  if (queue.on_air?.match_id === match.match_id) return violation('already_on_air');
  const id = entryOf(queue, match)?.id ?? facts.new_id();
  const put: StreamQueueEvent = { type: 'match_put_on_air', payload: { entry: { ...match, id, at: facts.now } } };
  return queue.on_air ? [aired(queue.on_air, facts), put] : [put];
}

/** The order must name exactly those who wait: otherwise it was made from a queue that has changed since. */
function decideReorder({ next }: StreamQueue, ids: readonly string[]): Decision {
  const known = new Set(next.map(({ id }) => id));
  const isSameSet = ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
  return isSameSet ? [{ type: 'queue_reordered', payload: { ids } }] : violation('queue_changed');
}

const entryOf = ({ next }: StreamQueue, { match_id }: QueuedMatch) => next.find((entry) => entry.match_id === match_id);

const aired = ({ id }: QueueEntry, { now }: StreamQueueFacts): StreamQueueEvent => ({
  type: 'match_aired',
  payload: { id, at: now },
});
