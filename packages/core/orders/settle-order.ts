import { appError } from '@pailei/contracts/errors';
import { ORDER_ERRORS } from '@pailei/contracts/orders';
import type { ShopOrderRow } from '@pailei/db/schema/shop';
import type { Trx } from '@pailei/db/tx';
import type { StatusChange } from '@pailei/domain/orders';
import type { LiveLog } from '@pailei/live/log';
import type { Ledger, PointsChange } from '../points/index.ts';
import { moveStock, tellStock } from '../products/index.ts';

type Settlement = { ledger: Ledger; order: ShopOrderRow; change: StatusChange; actor_id: string };

/**
 * Gives points and pieces back, or takes them again; throws `order_cannot_recharge` where there are too few. Both belong
 * to the cycle that the change ends or begins.
 */
export async function settleOrder(trx: Trx, log: LiveLog, settlement: Settlement): Promise<void> {
  if (settlement.change.effect === 'none') return;
  const { ledger, order } = settlement;
  const money = moneyOf(settlement);
  if ((ledger.balanceOf(order.account_id) ?? 0) + money.amount < 0)
    throw appError(ORDER_ERRORS, 'order_cannot_recharge');
  ledger.change(money);
  await ledger.write(log);
  const moved = await moveStock(trx, piecesOf(settlement));
  if (!moved) throw appError(ORDER_ERRORS, 'order_cannot_recharge');
  tellStock(log, moved);
}

function moneyOf({ order, change, actor_id }: Settlement): PointsChange {
  const isRefund = change.effect === 'give_back';
  return {
    account_id: order.account_id,
    amount: isRefund ? order.points_total : -order.points_total,
    kind: isRefund ? 'order_refund' : 'order',
    reference_type: 'order',
    reference_id: order.id,
    cycle: change.cycle,
    note: order.product_name,
    actor_id,
  };
}

function piecesOf({ order, change, actor_id }: Settlement): Parameters<typeof moveStock>[1] {
  const isReturn = change.effect === 'give_back';
  return {
    product_id: order.product_id,
    kind: isReturn ? 'order_return' : 'order',
    change: isReturn ? order.quantity : -order.quantity,
    order_id: order.id,
    cycle: change.cycle,
    note: '',
    actor_id,
  };
}
