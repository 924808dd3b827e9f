import { z } from 'zod';
import { endpoint, idParams, inArea, listOf, pageQuery } from '../../http/endpoint.ts';
import {
  countsSchema,
  ORDER_INVALID_TEXTS,
  orderDetailSchema,
  orderSchema,
  ORDERS_PAGE,
  orderStatus,
  placeOrderBody,
} from './order-shapes.ts';
import { orderSort } from './order-sort.ts';
import { SHOP_FETCH_MAX } from '../products/product-limits.ts';

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
  },
  ORDER_INVALID_TEXTS,
);
