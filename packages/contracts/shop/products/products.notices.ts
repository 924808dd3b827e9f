import { z } from 'zod';
import type { NoticeDefinitions } from '../../people/notifications/notice-definitions.ts';

export const stockNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stock_low'),
    product_id: z.string(),
    product_name: z.string(),
    stock_quantity: z.number(),
    /** Which the stock has fallen to, or below. */
    threshold: z.number(),
  }),
]);

export const STOCK_NOTICES: NoticeDefinitions<z.output<typeof stockNoticeSchema>> = {
  stock_low: {
    label: '库存不足',
    right: 'admin',
    text: ({ product_name, stock_quantity }) => ({
      title: stock_quantity === 0 ? '商品已售罄' : '商品库存不足',
      text: `「${product_name}」${stock_quantity === 0 ? '已没有库存' : `仅剩 ${stock_quantity} 件`}`,
      link: '/admin/products',
    }),
  },
};
