import { expect, test } from 'vitest';

import { daysSentence, statusShares } from './statistics.model.ts';

const day = (name: string, orders: number, points: number) => ({ day: name, orders, points });

test('shares are of all orders; without any they are nothing', () => {
  const shares = statusShares({ pending: 1, shipped: 2, completed: 5, cancelled: 0 });
  expect(shares.map(({ label, percent }) => [label, percent])).toEqual([
    ['待处理', 13],
    ['已发货', 25],
    ['已完成', 63],
    ['已取消', 0],
  ]);
  expect(statusShares({ pending: 0, shipped: 0, completed: 0, cancelled: 0 }).map(({ percent }) => percent)).toEqual([
    0, 0, 0, 0,
  ]);
});

test('the days are said in a sentence', () => {
  const days = [day('2026-11-19', 4, 300), day('2026-11-20', 1, 900)];
  expect(daysSentence(days, 'orders')).toBe('近 2 天共 5 个订单。订单最多的是 2026-11-19，4 个订单。今天 1 个订单。');
  expect(daysSentence(days, 'points')).toBe('近 2 天共 1200 积分。积分最多的是 2026-11-20，900 积分。今天 900 积分。');
  expect(daysSentence([day('2026-11-20', 0, 0)], 'orders')).toBe('近 1 天共 0 个订单。今天 0 个订单。');
});
