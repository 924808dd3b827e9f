import { expect, test } from 'vitest';
import { fullAddress, trackingNumber } from './order-shapes.ts';

test.each(['7.73212E+17', '7.73212e17', '7E+17'])('%s of a spreadsheet is no tracking number', (number) => {
  expect(trackingNumber.safeParse(number).error?.issues[0]?.message).toBe(
    '快递单号被表格软件改成了科学计数法，请填写完整的单号',
  );
});

test.each([
  ['773212345678901234', '773212345678901234'],
  [' ＳＦ１２３４５６７ ', 'SF1234567'],
  ['SF7E12', 'SF7E12'],
  ['', ''],
])('%s is a tracking number', (typed, number) => {
  expect(trackingNumber.parse(typed)).toBe(number);
});

test('an address is one line', () => {
  expect(fullAddress.parse('广东省深圳市\n南山区\u200b科技园 1 号\u202e')).toBe('广东省深圳市 南山区科技园 1 号');
});
