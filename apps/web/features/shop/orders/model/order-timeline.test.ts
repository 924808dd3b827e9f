import type { OrderEvent, OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import { expect, test } from 'vitest';

import { eventSentence, stepsOf } from './order-timeline.ts';

let hour = 0;
const event = (from: OrderStatus | null, to: OrderStatus, more: Partial<OrderEvent> = {}): OrderEvent => ({
  id: String((hour += 1)),
  from,
  to,
  tracking_number: null,
  reason: null,
  by: 'admin',
  actor_name: null,
  at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
  ...more,
});
const states = (status: OrderStatus, timeline: OrderEvent[]) =>
  stepsOf({ status, timeline }).map(({ label, state }) => `${label} ${state}`);

test('the way is done up to the present step', () => {
  const placed = event(null, 'pending', { by: 'buyer' });
  const shipped = event('pending', 'shipped');
  expect(states('pending', [placed])).toEqual(['提交订单 now', '已发货 wait', '已完成 wait']);
  expect(states('shipped', [placed, shipped])).toEqual(['提交订单 done', '已发货 now', '已完成 wait']);
  expect(stepsOf({ status: 'shipped', timeline: [placed, shipped] }).map(({ at }) => at)).toEqual([
    placed.at,
    shipped.at,
    null,
  ]);
});

test('a cancelled order has nothing left to do', () => {
  expect(states('cancelled', [event(null, 'pending'), event('pending', 'cancelled')])).toEqual([
    '提交订单 done',
    '已取消 now',
  ]);
});

test('a step that was taken twice shows the last time, and a new tracking number is no step', () => {
  const timeline = [
    event(null, 'pending'),
    event('pending', 'shipped'),
    event('shipped', 'pending'),
    event('pending', 'shipped', { tracking_number: 'A1' }),
    event('shipped', 'shipped', { tracking_number: 'A2' }),
  ];
  expect(stepsOf({ status: 'shipped', timeline })[1]?.at).toBe(timeline[3]?.at);
});

test.each([
  [event(null, 'pending', { by: 'buyer' }), '订单提交成功，扣除 1,560 积分'],
  [event('pending', 'shipped'), '已发货'],
  [event('pending', 'shipped', { tracking_number: 'SF1' }), '已发货，快递单号 SF1'],
  [event('shipped', 'shipped', { tracking_number: 'SF2' }), '快递单号更新为 SF2'],
  [event('shipped', 'shipped'), '快递单号已移除'],
  [event('shipped', 'completed'), '订单已完成'],
  [event('pending', 'cancelled', { by: 'buyer' }), '你取消了订单，退回 1,560 积分'],
  [event('shipped', 'cancelled', { reason: '地址无法送达' }), '管理员取消了订单，退回 1,560 积分，原因：地址无法送达'],
  [event('cancelled', 'shipped'), '订单恢复，重新扣除 1,560 积分；已发货'],
  [event('shipped', 'pending', { reason: '退件' }), '等待发货，原因：退件'],
])('%j reads %s', (one, text) => {
  expect(eventSentence(one, { points_total: 1_560 })).toBe(text);
});
