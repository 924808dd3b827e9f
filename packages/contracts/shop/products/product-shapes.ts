import { z } from 'zod';
import { idSchema, isoTime, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { descriptionOf, imageUrl, nameOf, price, stock } from './product-fields.ts';
import {
  PRICE_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MIN,
  PRODUCTS_PAGE,
  SHOP_FETCH_MAX,
} from './product-limits.ts';
import { STOCK_MAX } from '@pailei/domain/orders/limits';
import { lineText } from '../../http/typed-text.ts';

export const newProductBody = z.strictObject({
  name: nameOf(PRODUCT_NAME_MIN),
  description: descriptionOf(PRODUCT_DESCRIPTION_MAX),
  points_price: price,
  stock_quantity: stock,
  image_url: imageUrl.default(''),
  is_active: z.boolean('取值应为 true 或 false').default(true),
});

export type NewProduct = z.output<typeof newProductBody>;

/** `stock_quantity` sets the number; with the value it was changed from, another one meanwhile is a 409. */
export const changeProductBody = z.strictObject({
  name: nameOf(PRODUCT_NAME_MIN).optional(),
  description: descriptionOf(PRODUCT_DESCRIPTION_MAX).optional(),
  points_price: price.optional(),
  image_url: imageUrl.optional(),
  is_active: z.boolean('取值应为 true 或 false').optional(),
  stock_quantity: stock.optional(),
  stock_quantity_before: stock.optional(),
});

export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  points_price: z.number(),
  stock_quantity: z.number(),
  image_url: z.string(),
  is_active: z.boolean(),
  created_at: isoTime,
  updated_at: isoTime,
  /** Pieces of orders that were not cancelled. */
  sold_count: z.number(),
});
export type Product = z.output<typeof productSchema>;

export const PRODUCT_SORTS = ['created_at', 'points_price', 'stock_quantity', 'name', 'sold_count'] as const;
/** Ascending is 1 or asc, descending -1 or desc. */
export const sortOrder = z
  .enum(['1', '-1', 'asc', 'desc'], '排序方向无效')
  .transform((order) => (order === '1' || order === 'asc' ? ('asc' as const) : ('desc' as const)));

const priceBound = z.coerce.number('请输入数字').int('请输入整数').min(0, '价格不能为负数').max(PRICE_MAX).optional();

export const productListQuery = z
  .strictObject({
    ...pageQuery(PRODUCTS_PAGE, SHOP_FETCH_MAX),
    /** `all` is for admins. */
    is_active: z.enum(['true', 'false', 'all'], '取值应为 true、false 或 all').default('true'),
    min_price: priceBound,
    max_price: priceBound,
    in_stock: z.stringbool('取值应为 true 或 false').optional(),
    search: lineText().min(1, '请输入搜索关键词').max(100, '搜索关键词最多 100 个字符').optional(),
    sort_by: z.enum(PRODUCT_SORTS, '排序方式无效').default('created_at'),
    sort_order: sortOrder.default('desc'),
  })
  .refine(({ min_price, max_price }) => min_price === undefined || max_price === undefined || min_price <= max_price, {
    path: ['min_price'],
    error: '最低价格不能高于最高价格',
  });

export type ProductsQuery = z.output<typeof productListQuery>;

export const STOCK_MOVEMENT_KINDS = ['initial', 'order', 'order_return', 'set', 'adjustment'] as const;
export const stockMovementSchema = z.object({
  id: z.string(),
  sequence: z.number(),
  kind: z.enum(STOCK_MOVEMENT_KINDS),
  change: z.number(),
  stock_after: z.number(),
  order_id: z.nullable(z.string()),
  note: z.string(),
  actor_name: z.nullable(z.string()),
  created_at: isoTime,
});
export type StockMovement = z.output<typeof stockMovementSchema>;

/** By a number of pieces up or down, or to a number. */
export const stockChangeSchema = z.union([
  z.strictObject({
    product_id: idSchema,
    delta: z.number('请输入数量').int('请输入整数').min(-STOCK_MAX).max(STOCK_MAX),
  }),
  z.strictObject({ product_id: idSchema, set_to: stock }),
]);

export const PRODUCT_ERRORS = {
  product_missing: [404, '商品不存在'],
  product_invalid: [422, '商品数据验证失败'],
  stock_negative: [409, '库存不能为负'],
  stock_limit: [409, `库存不能超过 ${STOCK_MAX}`],
  stock_changed: [409, '库存已被其他操作修改，请核对后再保存'],
} as const satisfies ErrorTable;
