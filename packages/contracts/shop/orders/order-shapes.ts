import { QUANTITY_MAX } from '@pailei/domain/orders/limits';
import { ORDER_STATUSES, type OrderStatus } from '@pailei/domain/orders/types';
import { z } from 'zod';
import { idSchema, isoTime, momentField } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { numberOf } from '../products/product-fields.ts';
import { shortReason } from '../../http/reason.ts';
import { codeText, lineText } from '../../http/typed-text.ts';

export { ORDER_STATUSES };
export type { OrderStatus };

export const ADDRESS_MIN = 10;
export const ADDRESS_MAX = 500;
export const TRACKING_MAX = 50;
export const ORDERS_PAGE = 20;
export const ADMIN_ORDERS_PAGE = 50;
/** Orders of one batch. */
export const BATCH_MAX = 1_000;

export const quantityText = (most: number): string => `单次兑换不能超过 ${most} 件`;

export const fullAddress = lineText('收货地址不能为空')
  .min(1, '收货地址不能为空')
  .min(ADDRESS_MIN, `收货地址至少 ${ADDRESS_MIN} 个字符`)
  .max(ADDRESS_MAX, `收货地址最多 ${ADDRESS_MAX} 个字符`);

export const placeOrderBody = z.strictObject({
  product_id: idSchema,
  quantity: numberOf('购买数量')
    .int('购买数量应为整数')
    .min(1, '购买数量必须大于 0')
    .max(QUANTITY_MAX, quantityText(QUANTITY_MAX)),
  shipping_address: z.strictObject({ full_address: fullAddress }, '收货地址不能为空'),
  /** The price per piece that the buyer saw: another one by now is a 409. */
  points_price: z.number().int().min(0).optional(),
});

/** What a spreadsheet makes of a long number: its last digits are lost. */
const POWER_OF_TEN = /^\d(?:\.\d+)?E[+-]?\d+$/i;

export const trackingNumber = codeText()
  .max(TRACKING_MAX, `快递单号最多 ${TRACKING_MAX} 个字符`)
  .refine((number) => !POWER_OF_TEN.test(number), '快递单号被表格软件改成了科学计数法，请填写完整的单号');
export const orderStatus = z.enum(ORDER_STATUSES, '订单状态无效');
export const orderReason = shortReason();

export const orderEventSchema = z.object({
  id: z.string(),
  from: z.nullable(z.enum(ORDER_STATUSES)),
  to: z.enum(ORDER_STATUSES),
  tracking_number: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** buyer, admin or system; the admin's name only for admins. */
  by: z.enum(['buyer', 'admin', 'system']),
  actor_name: z.nullable(z.string()),
  at: isoTime,
});

export type OrderEvent = z.output<typeof orderEventSchema>;

/** In lists the address is masked; null: erased. */
export const orderSchema = z.object({
  id: z.string(),
  /** What people say: `PL00001234`. */
  number: z.string(),
  user_id: z.string(),
  username: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  image_url: z.string(),
  quantity: z.number(),
  points_price: z.number(),
  points_total: z.number(),
  status: z.enum(ORDER_STATUSES),
  tracking_number: z.nullable(z.string()),
  shipping_address: z.object({ full_address: z.nullable(z.string()) }),
  created_at: isoTime,
  updated_at: isoTime,
});
export type Order = z.output<typeof orderSchema>;

/** With the whole address, for its owner and admins. */
export const orderDetailSchema = orderSchema.extend({ timeline: z.array(orderEventSchema) });
export type OrderDetail = z.output<typeof orderDetailSchema>;

export const countsSchema = z.object({
  pending: z.number(),
  shipped: z.number(),
  completed: z.number(),
  cancelled: z.number(),
} satisfies Record<OrderStatus, z.ZodNumber>);

export const adminOrderFilter = {
  status: orderStatus.optional(),
  user_id: idSchema.optional(),
  product_id: idSchema.optional(),
  /** Order number, user name, tracking number or product name. */
  search: lineText().min(1, '请输入搜索关键词').max(100, '搜索关键词最多 100 个字符').optional(),
  from: momentField.optional(),
  to: momentField.optional(),
};
export type OrderFilter = z.output<z.ZodObject<typeof adminOrderFilter>>;

export const ORDER_ERRORS = {
  order_invalid: [422, '订单数据验证失败'],
  order_product_missing: [404, '商品不存在'],
  order_sold_out: [409, '已售罄'],
  order_stock_short: [409, '库存不足'],
  order_price_changed: [409, '商品价格已变动，请确认后再下单'],
  order_not_pending: [409, '只能取消待处理的订单'],
  order_already_cancelled: [409, '订单已经取消'],
  order_status_changed: [409, '订单状态已变化，请核对后再操作'],
  order_unchanged: [409, '订单已经是这个状态'],
  order_cannot_recharge: [409, '积分或库存不足，不能恢复这个订单'],
  order_batch_empty: [409, '没有符合条件的订单'],
  order_batch_too_large: [409, `一次最多 ${BATCH_MAX} 个订单，请缩小筛选范围`],
  order_batch_over: [409, '批量操作已经结束'],
} as const satisfies ErrorTable;

/** What a call of the shop says when several of its fields are wrong. */
export const ORDER_INVALID_TEXTS = { invalid_text: ORDER_ERRORS.order_invalid[1] };
