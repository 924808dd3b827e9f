import { z } from 'zod';
import type { NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';

export const orderNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order_status_changed'),
    order_id: z.string(),
    product_name: z.string(),
    status: z.enum(['pending', 'shipped', 'completed', 'cancelled']),
    tracking_number: z.nullable(z.string()),
  }),
]);

const TITLES = {
  pending: '订单待处理',
  shipped: '订单已发货',
  completed: '订单已完成',
  cancelled: '订单已取消',
} as const;

export const ORDER_NOTICES: NoticeDefinitions<z.output<typeof orderNoticeSchema>> = {
  order_status_changed: {
    label: '订单进度',
    text: ({ order_id, product_name, status, tracking_number }) => ({
      title: TITLES[status],
      text: tracking_number ? `${product_name}，快递单号 ${tracking_number}` : product_name,
      link: `/shopping/order/${order_id}`,
    }),
  },
};
