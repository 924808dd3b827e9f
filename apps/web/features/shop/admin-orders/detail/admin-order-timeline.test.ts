import type { OrderEvent } from '@pailei/contracts/shop/orders/order-shapes';
import { expect, test } from 'vitest';

import { staffSentence } from './admin-order-timeline.ts';

const event = (changes: Partial<OrderEvent>): OrderEvent => ({
  id: 'e',
  from: 'pending',
  to: 'shipped',
  tracking_number: null,
  reason: null,
  by: 'admin',
  actor_name: '青石',
  at: '2026-11-20T12:00:00.000Z',
  ...changes,
});

test.each([
  [event({ from: null, to: 'pending', by: 'buyer', actor_name: '南柯' }), '用户提交订单，扣除 2,560 积分'],
  [event({}), '管理员 青石 改为已发货'],
  [event({ tracking_number: 'SF1' }), '管理员 青石 改为已发货，单号 SF1'],
  [event({ from: 'shipped', tracking_number: 'SF2', reason: '换单' }), '管理员 青石 把单号改为 SF2：换单'],
  [event({ from: 'shipped' }), '管理员 青石 移除了单号'],
  [event({ to: 'cancelled', reason: '缺货' }), '管理员 青石 取消订单，退回 2,560 积分：缺货'],
  [event({ to: 'cancelled', by: 'buyer' }), '用户取消订单，退回 2,560 积分'],
  [event({ from: 'cancelled', to: 'pending' }), '管理员 青石 改为待处理，重新扣除 2,560 积分'],
  [event({ to: 'completed', by: 'system', actor_name: null }), '系统改为已完成'],
])('%j reads %s', (given, text) => {
  expect(staffSentence(given, { points_total: 2_560 })).toBe(text);
});
