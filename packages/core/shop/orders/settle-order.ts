import { appError } from '@pailei/contracts/http/errors';
import { ORDER_ERRORS } from '@pailei/contracts/shop/orders/order-shapes';
import type { Ledger } from '../points/ledger.ts';
import type { StockBook } from '../products/stock-book.ts';
import type { OrderStep, RefusedCommand } from './order-step.ts';

type OrderContext = { ledger: Ledger; stock: StockBook };

/**
 * Notes what a change gives back, or takes again; refused with `order_cannot_recharge` where there are too few points or
 * pieces. Both belong to the cycle that the change ends or begins.
 */
export function settle(step: OrderStep, { ledger, stock }: OrderContext): OrderStep | RefusedCommand {
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
