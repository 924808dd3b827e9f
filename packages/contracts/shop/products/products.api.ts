import { z } from 'zod';
import { endpoint, idParams, inArea, listOf, pageQuery } from '../../http/endpoint.ts';
import { descriptionOf, formPrice, formStock, nameOf } from './product-fields.ts';
import {
  IMPORT_BODY_BYTES,
  IMPORT_MAX_CHARACTERS,
  PRODUCT_HIGHLIGHTS,
  PRODUCT_IMPORT_MAX,
  UPLOAD_DESCRIPTION_MAX,
} from './product-limits.ts';
import { STOCK_MAX } from '@pailei/domain/orders/limits';
import {
  changeProductBody,
  newProductBody,
  PRODUCT_ERRORS,
  productListQuery,
  productSchema,
  stockChangeSchema,
  stockMovementSchema,
} from './product-shapes.ts';
import { shortReason } from '../../http/reason.ts';
import { IMAGE_MAX_BYTES, storedImageSchema } from '../../site/uploads/uploads.api.ts';

const TEXTS = { invalid_text: PRODUCT_ERRORS.product_invalid[1] };

const PATH = '/products';

export const importCsvBody = z.strictObject({
  csv: z.string('请选择文件').min(1, '文件是空的').max(IMPORT_MAX_CHARACTERS, '文件不能超过 100 万个字符'),
});

export const productsApi = inArea(
  'shop',
  {
    list: endpoint({
      method: 'GET',
      path: PATH,
      access: 'user',
      summary: '商品列表',
      drops_unknown: true,
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
      drops_unknown: true,
      params: idParams,
      data: productSchema,
    }),
    create: endpoint({
      method: 'POST',
      path: PATH,
      access: 'admin',
      summary: '新建商品',
      drops_unknown: true,
      body: newProductBody,
      data: productSchema,
    }),
    upload: endpoint({
      method: 'POST',
      path: `${PATH}/upload`,
      access: 'admin',
      summary: '新建商品并上传图片',
      drops_unknown: true,
      upload: { field: 'image', max_bytes: IMAGE_MAX_BYTES },
      body: z.strictObject({
        name: nameOf(1),
        description: descriptionOf(UPLOAD_DESCRIPTION_MAX),
        points_price: formPrice,
        stock_quantity: formStock,
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
      drops_unknown: true,
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
      drops_unknown: true,
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
        reason: shortReason(),
      }),
      data: z.object({ job_id: z.string() }),
    }),
    /** `name,description,points_price,stock_quantity,image_url,is_active`; a wrong line is reported, the others are imported. */
    importCsv: endpoint({
      method: 'POST',
      path: '/admin/products/import',
      access: 'admin',
      summary: '批量导入商品',
      idempotent: true,
      body_bytes: IMPORT_BODY_BYTES,
      body: importCsvBody,
      data: z.object({
        created: z.number(),
        refused: z.array(z.object({ line: z.number(), message: z.string() })),
      }),
    }),
  },
  TEXTS,
);
