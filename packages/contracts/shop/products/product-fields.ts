import { z } from 'zod';
import { PRODUCT_NAME_MAX, PRICE_MAX, IMAGE_URL_MAX } from './product-limits.ts';
import { STOCK_MAX } from '@pailei/domain/orders/limits';
import { storedImageId } from '../../site/uploads/image-address.ts';
import { codeText, lineText, longText, nameText } from '../../http/typed-text.ts';

export const nameOf = (least: number) =>
  nameText('商品名称不能为空')
    .min(1, '商品名称不能为空')
    .min(least, `商品名称至少 ${least} 个字符`)
    .max(PRODUCT_NAME_MAX, `商品名称最多 ${PRODUCT_NAME_MAX} 个字符`);
export const descriptionOf = (most: number) =>
  longText('商品描述不能为空').min(1, '商品描述不能为空').max(most, `商品描述最多 ${most} 个字符`);
/** Distinguishes what is left out from what is no number. */
export const numberOf = (name: string) =>
  z.number({ error: ({ input }) => (input === undefined || input === null ? `${name}不能为空` : `${name}应为整数`) });
const PRICE_NAME = '积分价格';
const STOCK_NAME = '库存';
export const price = numberOf(PRICE_NAME)
  .int('积分价格应为整数')
  .min(0, '积分价格不能为负数')
  .max(PRICE_MAX, `积分价格不能超过 ${PRICE_MAX}`);
export const stock = numberOf(STOCK_NAME)
  .int('库存应为整数')
  .min(0, '库存不能为负')
  .max(STOCK_MAX, `库存不能超过 ${STOCK_MAX}`);
/** An uploaded image (`/api/files/…`) or an https address; empty: none. */
export const imageUrl = lineText()
  .max(IMAGE_URL_MAX, `图片地址最多 ${IMAGE_URL_MAX} 个字符`)
  .refine((url) => url === '' || storedImageId(url) !== undefined || /^https:\/\/[^\s/]+\//.test(url), {
    error: '图片应为已上传的图片或 https 地址',
  });
/** A whole number as the text of a form. */
const formNumber = (name: string, schema: z.ZodNumber) =>
  codeText(`${name}不能为空`)
    .min(1, `${name}不能为空`)
    .regex(/^(?:-?\d{1,9})?$/, `${name}应为整数`)
    .transform(Number)
    .pipe(schema);
export const formPrice = formNumber(PRICE_NAME, price.min(1, '积分价格必须大于 0'));
export const formStock = formNumber(STOCK_NAME, stock);
