import { newProductBody, type Product } from '@pailei/contracts/shop/products/product-shapes';
import { expect, test } from 'vitest';

import { errorsOfCheck } from '../../../../shared/api/field-errors.ts';
import { bodyOf, formOf } from './product-form.ts';

const product: Product = {
  id: 'p',
  name: '徽章',
  description: '朱砂印',
  points_price: 0,
  stock_quantity: 12,
  image_url: '/api/files/a/full',
  is_active: false,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  sold_count: 3,
};
const errorsWith = (changes: Partial<ReturnType<typeof formOf>>) => {
  const { error } = newProductBody.safeParse(bodyOf({ ...formOf(product), ...changes }));
  return error ? errorsOfCheck(error) : {};
};

test('a form that nobody touched says what the product is', () => {
  const { name, description, points_price, stock_quantity, image_url, is_active } = product;
  expect(bodyOf(formOf(product))).toEqual({ name, description, points_price, stock_quantity, image_url, is_active });
});

test('what is missing or wrong is said at its field', () => {
  expect(errorsOfCheck(newProductBody.safeParse(bodyOf(formOf(null))).error!)).toEqual({
    name: '商品名称不能为空',
    description: '商品描述不能为空',
    points_price: '积分价格不能为空',
    stock_quantity: '库存不能为空',
  });
  expect(errorsWith({ points_price: '-1' })).toEqual({ points_price: '积分价格不能为负数' });
  expect(errorsWith({ stock_quantity: '-3' })).toEqual({ stock_quantity: '库存不能为负' });
  expect(errorsWith({ points_price: '1.5' })).toEqual({ points_price: '积分价格应为整数' });
  expect(errorsWith({ points_price: '1e3' })).toEqual({ points_price: '积分价格应为整数' });
  expect(errorsWith({ points_price: '十' })).toEqual({ points_price: '积分价格应为整数' });
  expect(errorsWith({})).toEqual({});
});
