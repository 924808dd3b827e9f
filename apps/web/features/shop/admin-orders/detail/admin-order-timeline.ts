import { ORDER_STATUS_NAMES } from '@pailei/contracts/shop/orders/order-status-names';
import type { Order, OrderEvent } from '@pailei/contracts/shop/orders/order-shapes';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';

/** One line of the timeline in a sentence, to an admin. */
export function staffSentence(
  { from, to, by, actor_name, tracking_number, reason }: OrderEvent,
  { points_total }: Pick<Order, 'points_total'>,
): string {
  const actorText = by === 'admin' && actor_name !== null ? `管理员 ${actor_name} ` : ACTORS[by];
  const because = reason === null || reason === '' ? '' : `：${reason}`;
  const points = groupedPoints(points_total);
  return `${actorText}${changeText({ from, to, tracking_number }, points)}${because}`;
}

const ACTORS: Readonly<Record<OrderEvent['by'], string>> = { buyer: '用户', admin: '管理员', system: '系统' };

function changeText(
  { from, to, tracking_number }: Pick<OrderEvent, 'from' | 'to' | 'tracking_number'>,
  points: string,
) {
  if (from === null) return `提交订单，扣除 ${points} 积分`;
  if (from === to) return tracking_number ? `把单号改为 ${tracking_number}` : '移除了单号';
  if (to === 'cancelled') return `取消订单，退回 ${points} 积分`;
  const restored = from === 'cancelled' ? `，重新扣除 ${points} 积分` : '';
  return `改为${ORDER_STATUS_NAMES[to]}${tracking_number ? `，单号 ${tracking_number}` : ''}${restored}`;
}
