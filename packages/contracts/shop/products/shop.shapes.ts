import { z } from 'zod';
import { productSchema } from './product-shapes.ts';
import { describeTopic } from '../../topics/topic-description.ts';
import { shopTopic } from './shop.topic.ts';

const id = z.string();
const line = { stock_quantity: z.number(), points_price: z.number() };

export const shopDescription = describeTopic(shopTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: {
    title: '积分商城',
    who: '已登录的用户',
    snapshot: '{ lines }：在售商品的编号 → { stock_quantity, points_price }；不在其中的商品已下架',
    events: {
      product_changed: '在售商品新增或有修改：product，同 GET /api/products/{id}',
      stock_changed: '库存有变：id, stock_quantity, points_price, is_active；未上架的商品只有这一种事件',
      product_removed: '商品下架或删除：id',
    },
  },
  shapes: {
    snapshot: z.strictObject({ lines: z.record(id, z.strictObject(line)) }),
    events: {
      product_changed: z.strictObject({ product: productSchema }),
      stock_changed: z.strictObject({ id, is_active: z.boolean(), ...line }),
      product_removed: z.strictObject({ id }),
    },
  },
});
