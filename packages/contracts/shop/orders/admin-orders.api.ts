import { z } from 'zod';
import { endpoint, fileEndpoint, idParams, idSchema, inArea, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import {
  ADMIN_ORDERS_PAGE,
  adminOrderFilter,
  countsSchema,
  ORDER_INVALID_TEXTS,
  orderDetailSchema,
  orderReason,
  orderSchema,
  orderStatus,
  trackingNumber,
} from './order-shapes.ts';
import { orderSort, orderSortText } from './order-sort.ts';
import { SHOP_FETCH_MAX } from '../products/product-limits.ts';

/** A day in Shanghai, `2026-11-20`: all its orders, and the points of those that stand. */
const dayStatistics = z.object({ day: z.string(), orders: z.number(), points: z.number() });

export const changeStatusBody = z.strictObject({
  status: orderStatus,
  /** Empty or null: none. */
  tracking_number: trackingNumber.nullish(),
  reason: orderReason.optional(),
  /** The status that the admin saw: another one by now is a 409. */
  from: orderStatus.optional(),
});

export const adminOrdersApi = inArea(
  'shop',
  {
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
        days: z.array(dayStatistics),
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
      body: changeStatusBody,
      data: orderDetailSchema,
    }),
    cancel: endpoint({
      method: 'POST',
      path: '/orders/:id/admin-cancel',
      access: 'admin',
      summary: '管理员取消订单',
      drops_unknown: true,
      params: idParams,
      body: z.strictObject({ reason: orderReason.optional() }),
      data: orderDetailSchema,
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
  ORDER_INVALID_TEXTS,
);
