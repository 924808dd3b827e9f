import { ORDER_STATUSES } from '@pailei/domain/orders/types';
import { z } from 'zod';
import { orderEventSchema, orderSchema } from './order-shapes.ts';
import { describeTopic } from '../../topics/topic-description.ts';
import { ordersTopic } from './orders.topic.ts';

/** Of a buyer's own orders and of everybody's. */
export const ORDERS_SHAPES = {
  snapshot: z.strictObject({ pending_count: z.number(), newest: z.array(orderSchema) }),
  events: {
    order_placed: z.strictObject({ order: orderSchema }),
    order_changed: z.strictObject({ order: orderSchema, from: z.enum(ORDER_STATUSES), event: orderEventSchema }),
    order_address_erased: z.strictObject({ id: z.string() }),
  },
};

export const ORDERS_TEXTS = {
  snapshot: '{ pending_count, newest }：待处理订单数与最新的 20 个订单',
  events: {
    order_placed: '新订单：order（地址只保留省市）',
    order_changed: '订单状态或快递单号有变：order, from, event（时间线新增的一行）',
    order_address_erased: '收货地址已清除：id',
  },
};

export const ordersDescription = describeTopic(ordersTopic, {
  needsLogin: true,
  isWide: false,
  isKept: false,
  texts: { title: '用户本人的订单', who: '该用户本人', ...ORDERS_TEXTS },
  shapes: ORDERS_SHAPES,
});
