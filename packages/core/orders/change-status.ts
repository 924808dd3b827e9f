import { appError, generalError } from '@pailei/contracts/errors';
import { ORDER_ERRORS } from '@pailei/contracts/orders';
import type { OrderStatus } from '@pailei/contracts/orders';
import { violationError } from '@pailei/contracts/rule-violations';
import { newId } from '@pailei/db/id';
import type { NewOrderEvent, ShopOrderRow } from '@pailei/db/schema/shop';
import type { Trx } from '@pailei/db/tx';
import { decideStatusChange } from '@pailei/domain/orders';
import type { StatusChange } from '@pailei/domain/orders';
import { isViolation } from '@pailei/domain/violation';
import type { LiveLog } from '@pailei/live/log';
import { recordAudit } from '../audit/index.ts';
import type { Author } from '../audit/index.ts';
import { openLedger } from '../points/index.ts';
import { noticeBuyer } from './order-notices.ts';
import { tellChanged } from './orders.events.ts';
import {
  findOrder,
  findTimelines,
  insertOrderEvent,
  lockOrder,
  nextEventSequence,
  updateOrder,
} from './orders.repository.ts';
import type { TimelineRow } from './orders.view.ts';
import { settleOrder } from './settle-order.ts';

export type OrderCommand = {
  order_id: string;
  to: OrderStatus;
  by: 'buyer' | 'admin';
  actor: Author;
  /** The status that was seen; left out: the one that stood when the command came. */
  from?: OrderStatus | undefined;
  /** Left out: as it is; empty: none. */
  tracking_number?: string | undefined;
  reason: string | null;
  /** ISO, UTC. */
  now: string;
};

/**
 * Changes an order's status, and with it points, stock and timeline; locks account, order and product in this order. An
 * admin's deed stands in the audit log. Throws `not_found`, or why it is refused, and then nothing has changed.
 */
export async function changeOrderStatus(trx: Trx, log: LiveLog, command: OrderCommand): Promise<void> {
  const { order_id, from } = command;
  const seen = await findOrder(trx, order_id);
  if (!seen) throw generalError('not_found');
  const ledger = await openLedger(trx, [seen.account_id]);
  const order = await lockOrder(trx, order_id);
  if (!order) throw generalError('not_found');
  const change = decideStatusChange(order, { ...command, from: from ?? seen.status });
  if (isViolation(change)) throw violationError(ORDER_ERRORS, change);
  await saveChange(trx, order, change, command);
  await settleOrder(trx, log, { ledger, order, change, actor_id: command.actor.user_id });
  if (command.by === 'admin') await auditChange(trx, order, change, command);
  const line = await tell(trx, log, order_id, change);
  if (command.by === 'admin') await noticeBuyer(trx, log, order, line);
}

async function saveChange(trx: Trx, order: ShopOrderRow, change: StatusChange, command: OrderCommand): Promise<void> {
  const { to, tracking_number, cycle } = change;
  const { now, by, actor, reason } = command;
  await updateOrder(trx, order.id, { status: to, tracking_number, cycle, updated_at: now }).catch((error: unknown) => {
    throw isTakenNumber(error) ? appError(ORDER_ERRORS, 'order_tracking_taken', TAKEN_FIELD) : error;
  });
  const event: NewOrderEvent = {
    id: newId(),
    order_id: order.id,
    sequence: await nextEventSequence(trx, order.id),
    from_status: change.from,
    to_status: to,
    tracking_number,
    reason,
    by,
    actor_id: actor.user_id,
    created_at: now,
  };
  await insertOrderEvent(trx, event);
}

const TAKEN_FIELD = { tracking_number: ORDER_ERRORS.order_tracking_taken[1] };

function isTakenNumber(error: unknown): boolean {
  const fields = typeof error === 'object' && error !== null ? error : {};
  return 'constraint' in fields && fields.constraint === 'shop_order_tracking';
}

async function auditChange(trx: Trx, order: ShopOrderRow, change: StatusChange, command: OrderCommand): Promise<void> {
  const { from, to, tracking_number } = change;
  await recordAudit(trx, {
    actor: command.actor,
    action: to === 'cancelled' ? 'order.cancel' : 'order.set_status',
    target_type: 'order',
    target_id: order.id,
    before: { status: from, tracking_number: order.tracking_number },
    after: { status: to, tracking_number },
    reason: command.reason,
  });
}

/** The new line of its timeline. */
async function tell(trx: Trx, log: LiveLog, orderId: string, { from }: StatusChange): Promise<TimelineRow> {
  const order = await findOrder(trx, orderId);
  const line = (await findTimelines(trx, [orderId])).at(-1);
  if (!order || !line) throw new Error(`order ${orderId} was changed, but is not there`);
  tellChanged(log, order, from, line);
  return line;
}
