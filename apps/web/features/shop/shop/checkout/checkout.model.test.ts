import { expect, test } from 'vitest';

import {
  addressOf,
  chosenAddress,
  draftOf,
  EMPTY_DRAFT,
  isKeptAddress,
  NEW_ADDRESS,
  placedText,
  quantityIn,
} from './checkout.model.ts';

const HOME = { id: 'a', full_address: '浙江省杭州市西湖区文三路 200 号', is_default: false };
const WORK = { id: 'b', full_address: '上海市黄浦区人民大道 1 号 2 楼', is_default: true };

test('the default address is chosen, else the first, else a new one is asked for', () => {
  expect(chosenAddress(EMPTY_DRAFT, [HOME, WORK])).toBe('b');
  expect(chosenAddress(EMPTY_DRAFT, [HOME])).toBe('a');
  expect(chosenAddress(EMPTY_DRAFT, [])).toBe(NEW_ADDRESS);
});

test('a choice stays as long as what was chosen exists', () => {
  expect(chosenAddress({ ...EMPTY_DRAFT, chosen: 'a' }, [HOME, WORK])).toBe('a');
  expect(chosenAddress({ ...EMPTY_DRAFT, chosen: 'a' }, [WORK])).toBe('b');
  expect(chosenAddress({ ...EMPTY_DRAFT, chosen: NEW_ADDRESS }, [WORK])).toBe(NEW_ADDRESS);
});

test.each([
  ['', '收货地址不能为空'],
  ['浙江省杭州市西湖区', '收货地址至少 10 个字符'],
  ['址'.repeat(501), '收货地址最多 500 个字符'],
])('%s is no address: %s', (text, error) => {
  expect(addressOf({ ...EMPTY_DRAFT, text }, [])).toEqual({ error });
});

test('a new address is trimmed, and new only when it is not saved yet', () => {
  const draft = { ...EMPTY_DRAFT, chosen: NEW_ADDRESS, text: ` ${HOME.full_address} ` };
  expect(addressOf(draft, [])).toEqual({ text: HOME.full_address, isNew: true });
  expect(addressOf(draft, [HOME])).toEqual({ text: HOME.full_address, isNew: false });
});

test('a stored draft comes back, and of a broken one what is sound', () => {
  const draft = { chosen: NEW_ADDRESS, text: HOME.full_address, isKept: false };
  expect(draftOf(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(draftOf({ chosen: 7, text: null, isKept: 'yes' })).toEqual(EMPTY_DRAFT);
  expect(draftOf(undefined)).toEqual(EMPTY_DRAFT);
});

test('the first address is saved unless the visitor chooses otherwise', () => {
  expect(isKeptAddress(EMPTY_DRAFT, [])).toBe(true);
  expect(isKeptAddress(EMPTY_DRAFT, [HOME])).toBe(false);
  expect(isKeptAddress({ ...EMPTY_DRAFT, isKept: false }, [])).toBe(false);
});

test.each([
  ['', 1],
  ['quantity=3', 3],
  ['quantity=101', 101],
  ['quantity=0', 1],
  ['quantity=-1', 1],
  ['quantity=1.5', 1],
  ['quantity=abc', 1],
])('%s asks for %i', (address, quantity) => {
  expect(quantityIn(new URLSearchParams(address))).toBe(quantity);
});

test('an order that was there before is not called a new one', () => {
  const since = Date.parse('2026-11-20T12:00:00.000Z');
  const [early, now] = [{ created_at: '2026-11-20T11:59:00.000Z' }, { created_at: '2026-11-20T12:00:01.000Z' }];
  expect(placedText([now], since)).toBe('订单已提交');
  expect(placedText([now, early], since)).toBe('已提交 2 个订单');
  expect(placedText([early], since)).toBe('订单之前已经提交，没有重复扣除积分');
});
