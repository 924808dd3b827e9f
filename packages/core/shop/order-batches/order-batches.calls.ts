import { orderBatchesApi as api } from '@pailei/contracts/shop/order-batches/order-batches.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { OrderBatchesService } from './batches.service.ts';

export const orderBatchesCalls = ({
  orderBatches: batches,
}: {
  orderBatches: OrderBatchesService;
}): readonly HttpCall[] => [
  call(api.start, ({ actor, body, idempotencyKey }) => batches.start(actor, { body, idempotencyKey })),
  call(api.results, ({ params }) => batches.results(params.id)),
  call(api.stop, ({ actor, params }) => batches.stop(actor, params.id)),
];
