import { streamQueueApi, type StreamQueueView } from '@pailei/contracts/play/stream-queue/stream-queue.api';

import { api } from '../../../shared/api/api.ts';

export type QueueOrder =
  | { type: 'add' | 'putOnAir'; match_id: string; accept_delay?: boolean }
  | { type: 'finish' | 'remove'; id: string }
  | { type: 'reorder'; ids: string[] };

export function sendOrder(order: QueueOrder): Promise<StreamQueueView> {
  switch (order.type) {
    case 'add':
    case 'putOnAir':
      return api.call(streamQueueApi[order.type], { body: bodyOf(order) });
    case 'finish':
    case 'remove':
      return api.call(streamQueueApi[order.type], { params: { id: order.id }, body: {} });
    case 'reorder':
      return api.call(streamQueueApi.reorder, { body: { ids: order.ids } });
    default:
      return order satisfies never;
  }
}

type MatchOrder = Extract<QueueOrder, { match_id: string }>;

function bodyOf({ match_id, accept_delay = false }: MatchOrder) {
  return { match_id, accept_delay };
}
