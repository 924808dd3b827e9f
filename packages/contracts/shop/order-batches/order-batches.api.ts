import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea } from '../../http/endpoint.ts';
import {
  adminOrderFilter,
  BATCH_MAX,
  ORDER_INVALID_TEXTS,
  ORDER_STATUSES,
  orderReason,
  orderStatus,
  trackingNumber,
} from '../orders/order-shapes.ts';
import { SHOP_FETCH_MAX } from '../products/product-limits.ts';

export const orderBatchesApi = inArea(
  'shop',
  {
    /** By a selection or by a filter; a worker does one after the other and reports on the topic of the job. */
    start: endpoint({
      method: 'POST',
      path: '/orders/batch',
      access: 'admin',
      summary: '批量修改订单状态',
      idempotent: true,
      body_bytes: 256 * 1_024,
      body: z
        .strictObject({
          status: orderStatus,
          ids: z.array(idSchema).min(1, '请选择订单').max(BATCH_MAX, `一次最多 ${BATCH_MAX} 个订单`).optional(),
          filter: z.strictObject(adminOrderFilter).optional(),
          /** One for each order, by its id. */
          tracking_numbers: z.record(idSchema, trackingNumber).optional(),
          reason: orderReason.optional(),
        })
        .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { error: '请选择订单或筛选条件' }),
      data: z.object({ job_id: z.string(), total: z.number() }),
    }),
    results: endpoint({
      method: 'GET',
      path: '/orders/batch/:id',
      access: 'admin',
      summary: '批量操作的结果',
      params: idParams,
      data: z.object({
        id: z.string(),
        status: z.enum(['queued', 'running', 'done', 'failed', 'stopped']),
        to: z.enum(ORDER_STATUSES),
        total: z.number(),
        done: z.number(),
        failed: z.number(),
        results: z
          .array(
            z.object({
              order_id: z.string(),
              number: z.string(),
              status: z.enum(['queued', 'done', 'failed']),
              message: z.nullable(z.string()),
            }),
          )
          .max(SHOP_FETCH_MAX),
      }),
    }),
    stop: endpoint({
      method: 'POST',
      path: '/orders/batch/:id/stop',
      access: 'admin',
      summary: '停止批量操作',
      params: idParams,
      data: z.object({ id: z.string() }),
    }),
  },
  ORDER_INVALID_TEXTS,
);
