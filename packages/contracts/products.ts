import { z } from 'zod';
import { endpoint, idParams, idSchema, inArea, isoTime, listOf, pageQuery } from './endpoint.ts';
import type { ErrorTable } from './errors.ts';
import { nameOf, descriptionOf, price, stock, imageUrl, formNumber } from './product-fields.ts';
import {
  PRODUCT_NAME_MIN,
  PRODUCT_DESCRIPTION_MAX,
  UPLOAD_DESCRIPTION_MAX,
  PRICE_MAX,
  STOCK_MAX,
  PRODUCTS_PAGE,
  PRODUCT_HIGHLIGHTS,
  PRODUCT_IMPORT_MAX,
  IMPORT_MAX_CHARACTERS,
  IMPORT_BODY_BYTES,
  SHOP_FETCH_MAX,
} from './product-limits.ts';
import { reasonOf } from './reason.ts';
import { IMAGE_MAX_BYTES, storedImageSchema } from './uploads.ts';

export * from './product-limits.ts';

export const newProductBody = z.strictObject({
  name: nameOf(PRODUCT_NAME_MIN),
  description: descriptionOf(PRODUCT_DESCRIPTION_MAX),
  points_price: price,
  stock_quantity: stock,
  image_url: imageUrl.default(''),
  is_active: z.boolean('取值应为 true 或 false').default(true),
});

export type NewProduct = z.output<typeof newProductBody>;

/** `stock_quantity` comes only when the admin changed it, with the value it was changed from: another one meanwhile is a 409. */
export const changeProductBody = z
  .strictObject({
    name: nameOf(PRODUCT_NAME_MIN).optional(),
    description: descriptionOf(PRODUCT_DESCRIPTION_MAX).optional(),
    points_price: price.optional(),
    image_url: imageUrl.optional(),
    is_active: z.boolean('取值应为 true 或 false').optional(),
    stock_quantity: stock.optional(),
    stock_quantity_before: stock.optional(),
  })
  .refine((body) => (body.stock_quantity === undefined) === (body.stock_quantity_before === undefined), {
    path: ['stock_quantity_before'],
    error: '请同时提供修改前的库存',
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
    search: z.string().trim().min(1, '请输入搜索关键词').max(100, '搜索关键词最多 100 个字符').optional(),
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
  product_admin_only: [403, '只有管理员可以管理商品'],
  stock_negative: [409, '库存不能为负数'],
  stock_limit: [409, `库存不能超过 ${STOCK_MAX}`],
  stock_changed: [409, '库存已被其他操作修改，请核对后再保存'],
} as const satisfies ErrorTable;

const TEXTS = {
  invalid_text: PRODUCT_ERRORS.product_invalid[1],
  forbidden_text: PRODUCT_ERRORS.product_admin_only[1],
};

const PATH = '/products';

export const productsApi = inArea(
  'shop',
  {
    list: endpoint({
      method: 'GET',
      path: PATH,
      access: 'user',
      summary: '商品列表',
      errors: [304, 403],
      query: productListQuery,
      data: listOf(productSchema),
    }),
    highlights: endpoint({
      method: 'GET',
      path: `${PATH}/highlights`,
      access: 'user',
      summary: '热门与最新商品',
      errors: [304],
      query: z.strictObject({ limit: z.coerce.number('请输入数字').int().min(1).max(50).default(PRODUCT_HIGHLIGHTS) }),
      data: z.object({ popular: z.array(productSchema), latest: z.array(productSchema) }),
    }),
    get: endpoint({
      method: 'GET',
      path: `${PATH}/:id`,
      access: 'user',
      summary: '商品详情',
      params: idParams,
      data: productSchema,
    }),
    create: endpoint({
      method: 'POST',
      path: PATH,
      access: 'admin',
      summary: '新建商品',
      body: newProductBody,
      data: productSchema,
    }),
    upload: endpoint({
      method: 'POST',
      path: `${PATH}/upload`,
      access: 'admin',
      summary: '新建商品并上传图片',
      upload: { field: 'image', max_bytes: IMAGE_MAX_BYTES },
      body: z.strictObject({
        name: nameOf(1),
        description: descriptionOf(UPLOAD_DESCRIPTION_MAX),
        points_price: formNumber('积分价格应为整数', z.number().min(1, '积分价格必须大于 0').max(PRICE_MAX)),
        stock_quantity: formNumber('库存应为整数', z.number().min(0, '库存不能为负数').max(STOCK_MAX)),
      }),
      data: productSchema,
    }),
    uploadImage: endpoint({
      method: 'POST',
      path: `${PATH}/images`,
      access: 'admin',
      summary: '上传商品图片',
      upload: { field: 'image', max_bytes: IMAGE_MAX_BYTES },
      data: storedImageSchema.extend({ url: z.string() }),
    }),
    update: endpoint({
      method: 'PUT',
      path: `${PATH}/:id`,
      access: 'admin',
      summary: '修改商品',
      params: idParams,
      body: changeProductBody,
      data: productSchema,
    }),
    /** A product with orders is only taken out of the shop. */
    remove: endpoint({
      method: 'DELETE',
      path: `${PATH}/:id`,
      access: 'admin',
      summary: '删除商品',
      params: idParams,
      data: z.object({ id: z.string(), is_kept: z.boolean() }),
    }),
    movements: endpoint({
      method: 'GET',
      path: `${PATH}/:id/movements`,
      access: 'admin',
      summary: '库存流水',
      params: idParams,
      query: z.strictObject(pageQuery()),
      data: listOf(stockMovementSchema),
    }),
    lowStock: endpoint({
      method: 'GET',
      path: '/admin/products/low-stock',
      access: 'admin',
      summary: '低库存商品',
      query: z.strictObject({
        threshold: z.coerce
          .number('请输入数字')
          .int('请输入整数')
          .min(0, '低库存阈值不能为负数')
          .max(STOCK_MAX)
          .optional(),
      }),
      data: z.object({ threshold: z.number(), products: z.array(productSchema) }),
    }),
    /** One product or a batch; each change is made by a worker and reported on the topic of the job. */
    changeStock: endpoint({
      method: 'POST',
      path: '/admin/products/stock',
      access: 'admin',
      summary: '调整库存',
      idempotent: true,
      body: z.strictObject({
        changes: z
          .array(stockChangeSchema)
          .min(1, '请选择商品')
          .max(PRODUCT_IMPORT_MAX, `一次最多 ${PRODUCT_IMPORT_MAX} 件商品`),
        reason: reasonOf({ least: 2, most: 200 }),
      }),
      data: z.object({ job_id: z.string() }),
    }),
    /** `name,description,points_price,stock_quantity,image_url,is_active`; a wrong line is told, the others are taken. */
    importCsv: endpoint({
      method: 'POST',
      path: '/admin/products/import',
      access: 'admin',
      summary: '批量导入商品',
      idempotent: true,
      body_bytes: IMPORT_BODY_BYTES,
      body: z.strictObject({
        csv: z.string('请选择文件').min(1, '文件是空的').max(IMPORT_MAX_CHARACTERS, '文件不能超过 100 万个字符'),
      }),
      data: z.object({
        created: z.number(),
        refused: z.array(z.object({ line: z.number(), message: z.string() })),
      }),
    }),
  },
  TEXTS,
);
