import { adminOrdersApi } from '../shop/orders/admin-orders.api.ts';
import { expect, test } from 'vitest';
import {
  CLIENT_ERROR_TEXTS,
  ERRORS,
  LOGIN_NEEDED_TEXT,
  NO_RESPONSE_TEXT,
  requestFailedText,
  UNKNOWN_ERROR_TEXT,
} from './errors.ts';
import { ORDER_ERRORS, placeOrderBody } from '../shop/orders/order-shapes.ts';
import { changeProductBody, PRODUCT_ERRORS } from '../shop/products/product-shapes.ts';

const textsOf = (table: Record<string, readonly [number, string]>, ...codes: string[]) =>
  codes.map((code) => table[code]?.[1]);
const issueOf = (result: { error?: { issues: { message: string }[] } | undefined }) => result.error?.issues[0]?.message;

/** As the design writes them. */
test.each([
  [401, '登录已过期，请重新登录'],
  [403, '权限不足，无法执行此操作'],
  [404, '请求的资源不存在'],
  [422, '请求参数有误'],
  [429, '请求过于频繁，请稍后再试'],
  [500, '服务器内部错误'],
  [502, '服务暂时不可用'],
  [503, '服务暂时不可用'],
  [504, '服务暂时不可用'],
] as const)('%i is %s, with or without a message of the server', (status, text) => {
  expect(CLIENT_ERROR_TEXTS[status]).toBe(text);
  const general = [
    'unauthorized',
    'forbidden',
    'not_found',
    'invalid_request',
    'rate_limited',
    'internal',
    'unavailable',
  ];
  const ofServer = Object.entries<readonly [number, string]>(ERRORS).find(
    ([code, [of]]) => general.includes(code) && of === status,
  );
  if (ofServer) expect(ofServer[1][1]).toBe(text);
});

test('what no status says', () => {
  expect(requestFailedText(418)).toBe('请求失败（418）');
  expect(NO_RESPONSE_TEXT).toBe('网络连接失败，请检查网络设置');
  expect(UNKNOWN_ERROR_TEXT).toBe('未知错误');
  expect(ERRORS.admin_only[1]).toBe('只有管理员可以执行此操作');
});

test('the rules of orders', () => {
  expect(LOGIN_NEEDED_TEXT).toBe('请先登录');
  expect(issueOf(placeOrderBody.shape.quantity.safeParse(101))).toBe('单次兑换不能超过 100 件');
  expect(textsOf(ORDER_ERRORS, 'order_not_pending')).toEqual(['只能取消待处理的订单']);
  expect(issueOf(adminOrdersApi.changeStatus.body.safeParse({ status: 'lost' }))).toBe('订单状态无效');
});

test('the rules of stock', () => {
  const [missing, soldOut, short] = ['order_product_missing', 'order_sold_out', 'order_stock_short'];
  expect(textsOf(ORDER_ERRORS, missing, soldOut, short)).toEqual(['商品不存在', '已售罄', '库存不足']);
  expect(textsOf(PRODUCT_ERRORS, 'product_missing', 'stock_negative')).toEqual(['商品不存在', '库存不能为负']);
  expect(issueOf(changeProductBody.safeParse({ stock_quantity: -1 }))).toBe('库存不能为负');
});
