import { expect, test } from 'vitest';

import { amountProblem, changesOf, stockAfter, type StockForm } from './stock-form.ts';

const [badge, mat] = [
  { id: 'badge', stock_quantity: 8 },
  { id: 'mat', stock_quantity: 3 },
];
const form = (way: StockForm['way'], amount: string): StockForm => ({ way, amount });

test.each([
  [form('add', '5'), 13],
  [form('take', '5'), 3],
  [form('take', '9'), -1],
  [form('set', '0'), 0],
  [form('set', ''), null],
  [form('add', '1.5'), null],
  [form('add', '1e3'), null],
  [form('add', '-2'), null],
])('%j leaves %s of eight', (given, after) => {
  expect(stockAfter(given, badge)).toBe(after);
});

test.each([
  [form('take', '3'), null],
  [form('take', '4'), '库存不能为负'],
  [form('add', '0'), '请输入大于 0 的数量'],
  [form('set', '0'), null],
  [form('add', 'x'), '请输入整数'],
  [form('set', '1000001'), '库存不能超过 1000000'],
])('%j for eight and three pieces: %s', (given, problem) => {
  expect(amountProblem(given, [badge, mat])).toBe(problem);
});

test('a change by pieces says so for each product, one to a number names it', () => {
  expect(changesOf(form('take', '2'), [badge, mat])).toEqual([
    { product_id: 'badge', delta: -2 },
    { product_id: 'mat', delta: -2 },
  ]);
  expect(changesOf(form('set', '20'), [mat])).toEqual([{ product_id: 'mat', set_to: 20 }]);
});
