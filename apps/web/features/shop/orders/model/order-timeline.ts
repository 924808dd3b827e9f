import type { Order, OrderDetail, OrderEvent, OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';

/** One of the steps an order goes through. */
export type Step = { status: OrderStatus; label: string; state: 'done' | 'now' | 'wait'; at: string | null };

const STATUS_ORDER: readonly OrderStatus[] = ['pending', 'shipped', 'completed'];
const STEP_NAMES: Readonly<Record<OrderStatus, string>> = {
  pending: '提交订单',
  shipped: '已发货',
  completed: '已完成',
  cancelled: '已取消',
};

/** The steps up to the current status and those still ahead. A cancelled order has none ahead. */
export function stepsOf({ status, timeline }: Pick<OrderDetail, 'status' | 'timeline'>): Step[] {
  const at = (target: OrderStatus) => timeline.findLast(({ from, to }) => to === target && from !== to)?.at ?? null;
  const first = timeline.find(({ from }) => from === null)?.at ?? null;
  const step = (target: OrderStatus, state: Step['state']): Step => ({
    status: target,
    label: STEP_NAMES[target],
    state,
    at: state === 'wait' ? null : target === 'pending' ? first : at(target),
  });
  if (status === 'cancelled') return [step('pending', 'done'), step('cancelled', 'now')];
  const reached = STATUS_ORDER.indexOf(status);
  return STATUS_ORDER.map((one, index) => step(one, index < reached ? 'done' : index === reached ? 'now' : 'wait'));
}

type StatusLabels = { title: string; text: string };

/** What the order's status means for its buyer. */
export function statusLabels({ status, points_total, tracking_number }: Order): StatusLabels {
  switch (status) {
    case 'pending':
      return { title: '已提交，等待发货', text: '发货前可以取消，积分全部退回' };
    case 'shipped':
      return { title: '已发货，正在路上', text: tracking_number === null ? '还没有快递单号' : '快递单号' };
    case 'completed':
      return { title: '已完成', text: tracking_number === null ? '感谢你的参与' : '快递单号' };
    case 'cancelled':
      return { title: '已取消', text: `${groupedPoints(points_total)} 积分已退回` };
    default:
      return status satisfies never;
  }
}

/** One line of the timeline in a sentence, to its buyer. */
export function eventSentence(
  { from, to, by, tracking_number, reason }: OrderEvent,
  { points_total }: Pick<Order, 'points_total'>,
): string {
  const points = groupedPoints(points_total);
  const because = reason === null || reason === '' ? '' : `，原因：${reason}`;
  const number = tracking_number === null || tracking_number === '' ? '' : `，快递单号 ${tracking_number}`;
  if (from === null) return `订单提交成功，扣除 ${points} 积分`;
  if (from === to) return number === '' ? `快递单号已移除${because}` : `快递单号更新为 ${tracking_number}${because}`;
  const restored = from === 'cancelled' ? `订单恢复，重新扣除 ${points} 积分；` : '';
  switch (to) {
    case 'pending':
      return `${restored}等待发货${because}`;
    case 'shipped':
      return `${restored}已发货${number}${because}`;
    case 'completed':
      return `${restored}订单已完成${number}${because}`;
    case 'cancelled':
      return `${CANCELLERS[by]}，退回 ${points} 积分${because}`;
    default:
      return to satisfies never;
  }
}

const CANCELLERS: Readonly<Record<OrderEvent['by'], string>> = {
  buyer: '你取消了订单',
  admin: '管理员取消了订单',
  system: '订单已取消',
};
