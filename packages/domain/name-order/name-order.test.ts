import { expect, test } from 'vitest';

import { compareNames } from './name-order.ts';

test('names sort by pinyin, with numbers by value, Latin ones last', () => {
  const names = ['周末杯 第 10 届', '周末杯 第 2 届', '一叶知秋', 'koi', '阿离', '北风不渡', '青萍'];
  expect(names.toSorted(compareNames)).toEqual([
    '阿离',
    '北风不渡',
    '青萍',
    '一叶知秋',
    '周末杯 第 2 届',
    '周末杯 第 10 届',
    'koi',
  ]);
});
