import { z } from 'zod';
import { endpoint, fileEndpoint, idParams, idSchema, inArea, isoTime, listOf, pageQuery } from './endpoint.ts';
import {
  addressBody,
  addressesSchema,
  ADMIN_ORDERS_PAGE,
  adminOrderFilter,
  BATCH_MAX,
  countsSchema,
  ORDER_ERRORS,
  ORDER_STATUSES,
  orderDetailSchema,
  orderReason,
  orderSchema,
  ORDERS_PAGE,
  orderStatus,
  placeOrderBody,
  trackingNumber,
} from './order-shapes.ts';
import { orderSort, orderSortText } from './order-sort.ts';
import { SHOP_FETCH_MAX } from './products.ts';

export * from './order-shapes.ts';

/** A day in Shanghai, `2026-11-20`: all its orders, and the points of those that stand. */
const dayFigures = z.object({ day: z.string(), orders: z.number(), points: z.number() });

const TEXTS = { invalid_text: ORDER_ERRORS.order_invalid[1] };

export const ordersApi = inArea(
  'shop',
  {
    place: endpoint({
      method: 'POST',
      path: '/orders',
      access: 'user',
      summary: '下单',
      asks_login: true,
      drops_unknown: true,
      errors: [404],
      idempotent: true,
      body: placeOrderBody,
      data: orderDetailSchema,
    }),
    mine: endpoint({
      method: 'GET',
      path: '/orders/me',
      access: 'user',
      summary: '我的订单',
      drops_unknown: true,
      query: z.strictObject({
        ...pageQuery(ORDERS_PAGE, SHOP_FETCH_MAX),
        status: orderStatus.optional(),
        ...orderSort,
      }),
      data: listOf(orderSchema).extend({ counts: countsSchema }),
    }),
    get: endpoint({
      method: 'GET',
      path: '/orders/:id',
      access: 'user',
      summary: '订单详情',
      drops_unknown: true,
      params: idParams,
      data: orderDetailSchema,
    }),
    cancel: endpoint({
      method: 'PUT',
      path: '/orders/:id/cancel',
      access: 'user',
      summary: '取消订单',
      drops_unknown: true,
      params: idParams,
      data: orderDetailSchema,
    }),

    addresses: endpoint({
      method: 'GET',
      path: '/addresses',
      access: 'user',
      summary: '我的收货地址',
      data: addressesSchema,
    }),
    addAddress: endpoint({
      method: 'POST',
      path: '/addresses',
      access: 'user',
      summary: '新增收货地址',
      body: addressBody,
      data: addressesSchema,
    }),
    changeAddress: endpoint({
      method: 'PUT',
      path: '/addresses/:id',
      access: 'user',
      summary: '修改收货地址',
      params: idParams,
      body: addressBody,
      data: addressesSchema,
    }),
    removeAddress: endpoint({
      method: 'DELETE',
      path: '/addresses/:id',
      access: 'user',
      summary: '删除收货地址',
      params: idParams,
      data: addressesSchema,
    }),

    list: endpoint({
      method: 'GET',
      path: '/orders',
      access: 'admin',
      summary: '全部订单',
      drops_unknown: true,
      query: z.strictObject({
        ...pageQuery(ADMIN_ORDERS_PAGE, SHOP_FETCH_MAX),
        ...adminOrderFilter,
        ...orderSort,
        /** Wins over the two before. */
        sort: orderSortText,
      }),
      data: listOf(orderSchema).extend({ counts: countsSchema }),
    }),
    statistics: endpoint({
      method: 'GET',
      path: '/orders/statistics',
      access: 'admin',
      summary: '订单统计',
      drops_unknown: true,
      query: z.strictObject({ days: z.coerce.number('请输入数字').int().min(1).max(90).default(14) }),
      data: z.object({
        by_status: countsSchema,
        today: z.object({ orders: z.number(), points: z.number() }),
        /** Points of orders that stand. */
        points_spent: z.number(),
        /** Of the order that has been pending longest. */
        oldest_pending_at: z.nullable(isoTime),
        days: z.array(dayFigures),
        /** Of the same days, by pieces. */
        top_products: z.array(
          z.object({ product_id: z.string(), name: z.string(), pieces: z.number(), points: z.number() }),
        ),
      }),
    }),
    changeStatus: endpoint({
      method: 'PUT',
      path: '/orders/:id/status',
      access: 'admin',
      summary: '修改订单状态',
      drops_unknown: true,
      params: idParams,
      body: z.strictObject({
        status: orderStatus,
        /** Empty or null: none. */
        tracking_number: trackingNumber.nullish(),
        reason: orderReason.optional(),
        /** The status that the admin saw: another one by now is a 409. */
        from: orderStatus.optional(),
      }),
      data: orderDetailSchema,
    }),
    adminCancel: endpoint({
      method: 'POST',
      path: '/orders/:id/admin-cancel',
      access: 'admin',
      summary: '管理员取消订单',
      drops_unknown: true,
      params: idParams,
      body: z.strictObject({ reason: orderReason.optional() }),
      data: orderDetailSchema,
    }),
    /** By a selection or by a filter; a worker does one after the other and reports on the topic of the job. */
    batch: endpoint({
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
    batchResults: endpoint({
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
    stopBatch: endpoint({
      method: 'POST',
      path: '/orders/batch/:id/stop',
      access: 'admin',
      summary: '停止批量操作',
      params: idParams,
      data: z.object({ id: z.string() }),
    }),
    export: fileEndpoint({
      method: 'GET',
      path: '/orders/export',
      access: 'admin',
      summary: '导出订单（CSV）',
      query: z.strictObject(adminOrderFilter),
      media_type: 'text/csv',
    }),
    /** With whole addresses, to be printed: pending orders, or those named. */
    packingList: endpoint({
      method: 'GET',
      path: '/orders/packing-list',
      access: 'admin',
      summary: '配货单',
      query: z.strictObject({
        /** Ids with commas between them. */
        ids: z
          .string()
          .max(4_000, '一次选择的订单过多')
          .transform((text) => text.split(','))
          .pipe(z.array(idSchema))
          .optional(),
      }),
      data: z.object({ orders: z.array(orderSchema).max(SHOP_FETCH_MAX) }),
    }),
  },
  TEXTS,
);
