import { generalError, appError } from '@pailei/contracts/http/errors';
import { ORDER_ERRORS } from '@pailei/contracts/shop/orders/order-shapes';
import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { decideStatusChange } from '@pailei/domain/orders/change-status';
import { isViolation } from '@pailei/domain/violation/violation';
import type { LiveLog } from '@pailei/live/log';
import type { OrderEventRow, ShopOrderRow } from '@pailei/db/schema/shop/shop';
import { recordAudits } from '../../site/audit/record-audit.ts';
import { openLedger, type Ledger } from '../points/ledger.ts';
import { openStock, type StockBook } from '../products/stock-book.ts';
import { logOrderChanged } from './orders.events.ts';
import { findOrders, lockOrders, updateOrders, type LockedOrder } from './orders.repository.ts';
import type { OrderRecord } from './orders.view.ts';
import type { OrderCommand, RefusedCommand, OrderStep } from './order-step.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { NewNotification } from '../../people/notifications/new-notification.ts';

type OrderContext = { ledger: Ledger; stock: StockBook };

/**
 * Notes what a change gives back, or takes again; refused with `order_cannot_recharge` where there are too few points or
 * pieces. Both belong to the cycle that the change ends or begins.
 */
function settle(step: OrderStep, { ledger, stock }: OrderContext): OrderStep | RefusedCommand {
  const { order, change, command } = step;
  const actor_id = command.actor.user_id;
  const pieces = {
    product_id: order.product_id,
    order_id: order.id,
    cycle: change.cycle,
    quantity: order.quantity,
    actor_id,
  };
  const money = {
    account_id: order.account_id,
    reference_type: 'order',
    reference_id: order.id,
    cycle: change.cycle,
    note: order.product_name,
    actor_id,
  } as const;
  switch (change.effect) {
    case 'none':
      break;
    case 'give_back':
      ledger.change({ ...money, kind: 'order_refund', amount: order.points_total });
      stock.giveBack(pieces);
      break;
    case 'take_again': {
      const hasPoints = (ledger.balanceOf(order.account_id) ?? 0) >= order.points_total;
      const hasPieces = (stock.productOf(order.product_id)?.stock_quantity ?? 0) >= order.quantity;
      if (!hasPoints || !hasPieces)
        return { order_id: order.id, error: appError(ORDER_ERRORS, 'order_cannot_recharge') };
      ledger.change({ ...money, kind: 'order', amount: -order.points_total });
      stock.take(pieces);
      break;
    }
    default:
      change.effect satisfies never;
  }
  return step;
}

type Facts = {
  order: Pick<ShopOrderRow, 'id' | 'account_id' | 'product_name'>;
  event: Pick<OrderEventRow, 'id' | 'to_status' | 'tracking_number'>;
};

/** Notifies buyers of what an admin did to their orders: once per line of a timeline. */
async function notifyBuyers(trx: Trx, log: LiveLog, steps: readonly Facts[]): Promise<void> {
  await notify(trx, log, steps.map(noticeOf));
}

function noticeOf({ order: { id: order_id, account_id, product_name }, event }: Facts): NewNotification {
  const { id, to_status: status, tracking_number } = event;
  const notice = { kind: 'order_status_changed', order_id, product_name, status, tracking_number } as const;
  return { account_id, dedupe_key: `order_status_changed:${id}`, notice };
}

/** Changes one order's status, as `changeOrders` does; throws `not_found`, or why it is refused. */
export async function changeOrderStatus(trx: Trx, log: LiveLog, command: OrderCommand): Promise<void> {
  const [refused] = await changeOrders(trx, log, [command]);
  if (refused) throw refused.error;
}

/**
 * Changes the status of orders, each of which is named once, and with it points, stock and timelines; locks accounts,
 * orders and products in this order. Admins' actions are audited. What is refused has changed nothing.
 */
export async function changeOrders(
  trx: Trx,
  log: LiveLog,
  commands: readonly OrderCommand[],
): Promise<RefusedCommand[]> {
  const ids = commands.map(({ order_id }) => order_id);
  const seen = new Map((await findOrders(trx, ids)).map((order) => [order.id, order]));
  const ledger = await openLedger(trx, [...new Set([...seen.values()].map(({ account_id }) => account_id))]);
  const orders = new Map((await lockOrders(trx, [...seen.keys()])).map((order) => [order.id, order]));
  const decided = commands.map((command) => decide(command, seen.get(command.order_id), orders.get(command.order_id)));
  const moving = decided.filter((one) => 'change' in one).filter(({ change }) => change.effect !== 'none');
  const stock = await openStock(trx, [...new Set(moving.map(({ order }) => order.product_id))]);
  const settled = decided.map((one) => ('change' in one ? settle(one, { ledger, stock }) : one));
  const steps = settled.filter((one) => 'change' in one);
  await saveSteps(trx, steps);
  await ledger.write(log);
  await stock.write(log);
  await recordSteps(trx, log, steps);
  return settled.filter((one) => 'error' in one);
}

function decide(
  command: OrderCommand,
  seen: OrderRecord | undefined,
  order: LockedOrder | undefined,
): OrderStep | RefusedCommand {
  const { order_id, to, by, actor, reason, now } = command;
  if (!seen || !order) return { order_id, error: generalError('not_found') };
  const change = decideStatusChange(order, { ...command, from: command.from ?? seen.status });
  if (isViolation(change)) return { order_id, error: violationError(ORDER_ERRORS, change) };
  const { from: from_status, tracking_number } = change;
  const place = { id: newId(), order_id, sequence: order.last_sequence + 1 };
  const who = { by, actor_id: actor.user_id, created_at: now };
  return { command, order, change, event: { ...place, from_status, to_status: to, tracking_number, reason, ...who } };
}

async function saveSteps(trx: Trx, steps: readonly OrderStep[]): Promise<void> {
  const changes = steps.map(({ order: { id }, change: { to: status, tracking_number, cycle }, command: { now } }) => {
    return { id, status, tracking_number, cycle, updated_at: now };
  });
  const events = steps.map(({ event }) => event);
  await updateOrders(trx, changes, events);
}

/** Into the audit log, to the pages of buyers and admins, and into the inboxes of buyers whom an admin concerns. */
async function recordSteps(trx: Trx, log: LiveLog, steps: readonly OrderStep[]): Promise<void> {
  const byAdmins = steps.filter(({ command }) => command.by === 'admin');
  await recordAudits(trx, byAdmins.map(auditEntryOf));
  for (const { order, change, event, command } of steps) {
    const { to: status, tracking_number, cycle } = change;
    const changed = { ...order, status, tracking_number, cycle, updated_at: command.now };
    logOrderChanged(log, changed, change.from, { ...event, actor_name: command.actor.username });
  }
  await notifyBuyers(trx, log, byAdmins);
}

function auditEntryOf({ command, order, change: { from, to, tracking_number } }: OrderStep) {
  return {
    actor: command.actor,
    action: to === 'cancelled' ? ('order.cancel' as const) : ('order.set_status' as const),
    target_type: 'order',
    target_id: order.id,
    before: { status: from, tracking_number: order.tracking_number },
    after: { status: to, tracking_number },
    reason: command.reason,
  };
}
