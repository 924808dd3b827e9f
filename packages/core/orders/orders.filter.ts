import type { OrderFilter, OrderStatus } from '@pailei/contracts/orders';
import type { Database } from '@pailei/db/database';
import { literal } from '@pailei/db/like';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';

type Tables = Pick<Database, 'shop_order' | 'account'>;
type Condition = ExpressionWrapper<Tables, keyof Tables, SqlBool>;

const NUMBER = /^(?:pl)?0*(\d{1,15})$/i;

/** What an admin's filter lets through, for a query over orders joined with their buyers. */
export function ordersMatching(filter: OrderFilter) {
  const { status, user_id, product_id, from, to, search } = filter;
  return (eb: ExpressionBuilder<Tables, keyof Tables>): Condition => {
    const wanted: Condition[] = [];
    if (status !== undefined) wanted.push(eb('shop_order.status', '=', status));
    if (user_id !== undefined) wanted.push(eb('shop_order.account_id', '=', user_id));
    if (product_id !== undefined) wanted.push(eb('shop_order.product_id', '=', product_id));
    if (from !== undefined) wanted.push(eb('shop_order.created_at', '>=', from));
    if (to !== undefined) wanted.push(eb('shop_order.created_at', '<', to));
    if (search !== undefined) wanted.push(eb.or(found(eb, search)));
    return eb.and(wanted);
  };
}

/** By the number as people say it, or by a part of the buyer's name, the tracking number or the product's name. */
function found(eb: ExpressionBuilder<Tables, keyof Tables>, search: string): Condition[] {
  const pattern = `%${literal(search)}%`;
  const number = NUMBER.exec(search)?.[1];
  return [
    ...(number === undefined ? [] : [eb('shop_order.number', '=', Number(number))]),
    eb('account.username', 'ilike', pattern),
    eb('shop_order.tracking_number', 'ilike', pattern),
    eb('shop_order.product_name', 'ilike', pattern),
  ];
}

export type StatusCounts = Record<OrderStatus, number>;
