import type { StreamQueue } from '@pailei/domain/stream-queue/types';

import type { QueueOrder } from './stream-queue.calls.ts';

export type QueueChoice = { label: string; order: QueueOrder };

/** The staff's actions on a match, by its position in the queue. */
export function choicesOf(queue: StreamQueue, matchId: string): QueueChoice[] {
  const { on_air, next } = queue;
  if (on_air?.match_id === matchId) return [{ label: '完成', order: { type: 'finish', id: on_air.id } }];
  const put: QueueChoice = { label: '上直播', order: { type: 'putOnAir', match_id: matchId } };
  const index = next.findIndex((entry) => entry.match_id === matchId);
  const entry = next[index];
  if (!entry) return [put, { label: '加入直播队列', order: { type: 'add', match_id: matchId } }];
  const ids = next.map(({ id }) => id);
  return [
    put,
    ...(index > 0 ? [{ label: '上移', order: { type: 'reorder', ids: movedDown(ids, index - 1) } } as const] : []),
    ...(index < ids.length - 1
      ? [{ label: '下移', order: { type: 'reorder', ids: movedDown(ids, index) } } as const]
      : []),
    { label: '移出队列', order: { type: 'remove', id: entry.id } },
  ];
}

/** With the entry at `index` behind the one after it. */
function movedDown(ids: readonly string[], index: number): string[] {
  const [first = '', second = ''] = ids.slice(index, index + 2);
  return ids.toSpliced(index, 2, second, first);
}
