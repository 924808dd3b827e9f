import { expect, test } from 'vitest';

import { statusOptions } from './status-options.ts';

test('the states carry their numbers once these are known', () => {
  expect(statusOptions(undefined).some((option) => 'count' in option)).toBe(false);
  const options = statusOptions({ pending: 2, shipped: 1, completed: 0, cancelled: 4 });
  expect(options.map(({ label, count }) => `${label} ${count}`)).toEqual([
    '全部 7',
    '待处理 2',
    '已发货 1',
    '已完成 0',
    '已取消 4',
  ]);
});
