import { streamQueueApi as api } from '@pailei/contracts/play/stream-queue/stream-queue.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { StreamQueueService } from './stream-queue.service.ts';

export const streamQueueCalls = ({ streamQueue: queue }: { streamQueue: StreamQueueService }): readonly HttpCall[] => [
  call(api.get, () => queue.get()),
  call(api.add, ({ actor, body }) => queue.add(actor, body.match_id, body.accept_delay)),
  call(api.putOnAir, ({ actor, body }) => queue.putOnAir(actor, body.match_id, body.accept_delay)),
  call(api.finish, ({ actor, params }) => queue.finish(actor, params.id)),
  call(api.remove, ({ actor, params }) => queue.remove(actor, params.id)),
  call(api.reorder, ({ actor, body }) => queue.reorder(actor, body.ids)),
];
