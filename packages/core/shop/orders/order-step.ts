import type { AppError } from '@pailei/contracts/http/errors';
import type { OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import type { OrderEventRow } from '@pailei/db/schema/shop/shop';
import type { StatusChange } from '@pailei/domain/orders/change-status';
import type { Author } from '../../site/audit/record-audit.ts';
import type { LockedOrder } from './orders.repository.ts';

export type OrderCommand = {
  order_id: string;
  to: OrderStatus;
  by: 'buyer' | 'admin';
  actor: Author;
  /** The status that was seen; left out: the one that stood when the command came. */
  from?: OrderStatus | undefined;
  /** Left out: as it is; empty or null: none. */
  tracking_number?: string | null | undefined;
  reason: string | null;
  /** ISO, UTC. */
  now: string;
};

export type RefusedCommand = { order_id: string; error: AppError };

/** A change that was decided on, with the new line of the order's timeline. */
export type OrderStep = {
  command: OrderCommand;
  order: LockedOrder;
  change: StatusChange;
  event: OrderEventRow;
};
