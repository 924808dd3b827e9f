import { expect, test } from 'vitest';

import { changeSince, maxQuantity, orderProblem, currentProduct, stockText } from './product-state.ts';

const facts = (stock_quantity: number, points_price = 100, is_active = true) => ({
  id: 'p',
  stock_quantity,
  points_price,
  is_active,
});
const lines = (line: { stock_quantity: number; points_price: number }) => ({ lines: { p: line } });

test('what the shop says counts before what was read', () => {
  expect(currentProduct(facts(5), null)).toEqual(facts(5));
  expect(currentProduct(facts(5), lines({ stock_quantity: 2, points_price: 90 }))).toEqual(facts(2, 90));
});

test('what the shop does not have is not sold, until it has it again', () => {
  const gone = currentProduct(facts(5), { lines: {} });
  expect(gone.is_active).toBe(false);
  expect(currentProduct(gone, lines({ stock_quantity: 5, points_price: 100 })).is_active).toBe(true);
});

test.each([
  [facts(0, 1, false), '已下架'],
  [facts(0), '已售罄'],
  [facts(10), '仅剩 10 件'],
  [facts(11), '库存 11'],
  [facts(2_000), '库存 2,000'],
])('%j reads %s', (product, text) => {
  expect(stockText(product)).toBe(text);
});

test.each([
  [facts(5, 1, false), 1, '商品已下架'],
  [facts(0), 1, '已售罄'],
  [facts(2), 3, '库存不足，仅剩 2 件'],
  [facts(500), 101, '单次兑换不能超过 100 件'],
  [facts(3), 3, null],
  [facts(500), 100, null],
])('%j for %i pieces: %s', (product, quantity, problem) => {
  expect(orderProblem(product, quantity)).toBe(problem);
});

test('one order takes no more than there is, and never more than a hundred', () => {
  expect([0, 1, 40, 400].map((stock) => maxQuantity(facts(stock)))).toEqual([1, 1, 40, 100]);
  expect([0, 1, 40].map((stock) => maxQuantity(facts(stock), 5))).toEqual([1, 1, 5]);
  expect(orderProblem(facts(40), 6, 5)).toBe('单次兑换不能超过 5 件');
});

test.each([
  [facts(5), facts(4), null],
  [facts(5), facts(0), '这件商品刚刚售罄'],
  [facts(0), facts(3), '这件商品刚刚有货'],
  [facts(5, 100), facts(5, 1_280), '价格刚刚变动：100 → 1,280'],
  [facts(5), facts(5, 100, false), '这件商品刚刚下架'],
  [facts(5, 100, false), facts(5, 120, false), null],
  [facts(5, 100, false), facts(5), '这件商品刚刚有货'],
])('from %j to %j: %s', (before, now, text) => {
  expect(changeSince(before, now)?.text ?? null).toBe(text);
});
