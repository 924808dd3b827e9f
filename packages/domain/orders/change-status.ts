import { violation, type RuleViolation } from '../violation/violation.ts';
import type { OrderStatus } from './types.ts';

export type OrderState = { status: OrderStatus; tracking_number: string | null; cycle: number };

export type ChangeStatus = {
  to: OrderStatus;
  by: 'buyer' | 'admin';
  /** The status that the admin decided on: another one by now is a refusal. */
  from: OrderStatus;
  /** Left out: as it is; empty or null: none. */
  tracking_number?: string | null | undefined;
};

/** What becomes of points and stock: they are given back, or taken again in the next cycle. */
export type OrderEffect = 'none' | 'give_back' | 'take_again';

export type StatusChange = {
  from: OrderStatus;
  to: OrderStatus;
  tracking_number: string | null;
  cycle: number;
  effect: OrderEffect;
};

export type ChangeRefusal =
  | 'order_not_pending'
  | 'order_already_cancelled'
  | 'order_unchanged'
  | 'order_status_changed';

/**
 * A buyer may only cancel, and only what is pending. An admin may set any status; the same one again with another
 * tracking number changes the number alone.
 */
export function decideStatusChange(
  order: OrderState,
  command: ChangeStatus,
): StatusChange | RuleViolation<ChangeRefusal> {
  const { status, cycle } = order;
  const { to } = command;
  const refusal = refusalOf(order, command);
  if (refusal) return violation(refusal);
  const effect = effectOf(status, to);
  return {
    from: status,
    to,
    tracking_number: trackingOf(order, command),
    cycle: effect === 'take_again' ? cycle + 1 : cycle,
    effect,
  };
}

function refusalOf(order: OrderState, command: ChangeStatus): ChangeRefusal | undefined {
  const { status } = order;
  const { to, by, from } = command;
  if (by === 'buyer' && status !== 'pending') return 'order_not_pending';
  if (status === 'cancelled' && (to === 'cancelled' || from !== 'cancelled')) return 'order_already_cancelled';
  if (by === 'admin' && status !== from) return 'order_status_changed';
  const isSame = status === to && trackingOf(order, command) === order.tracking_number;
  return isSame ? 'order_unchanged' : undefined;
}

/** A number that is left out stays, but not with an order that has yet to be sent, for the first time or again. */
function trackingOf(
  { status, tracking_number }: OrderState,
  { to, tracking_number: given }: ChangeStatus,
): string | null {
  if (given !== undefined) return given || null;
  const isUnsent = status !== to && (status === 'cancelled' || to === 'pending');
  return isUnsent ? null : tracking_number;
}

function effectOf(from: OrderStatus, to: OrderStatus): OrderEffect {
  if ((from === 'cancelled') === (to === 'cancelled')) return 'none';
  return to === 'cancelled' ? 'give_back' : 'take_again';
}
