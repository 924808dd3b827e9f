import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

test.each([
  ['上海市徐汇区漕溪北路 88 号', '上海市徐汇区****'],
  ['广东省深圳市南山区科技园', '广东省深圳市****'],
  ['北京朝阳区建国路 1 号楼', '北京朝阳区****'],
  ['新疆维吾尔自治区乌鲁木齐市', '****'],
  ['李雷 13800000000 上海市徐汇区', '****'],
  ['12 Baker Street, London', '****'],
  ['李雷，上海市徐汇区漕溪北路', '****'],
  ['', '****'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test('never more than six characters of an address are shown, and no digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('省', '市', '李', '1', ' ', 'a', '，') }), (address) => {
      expect(maskAddress(address)).toMatch(/^[^\d\s]{0,6}\*{4}$/);
    }),
  );
});
