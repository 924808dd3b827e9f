import type { OrderFilter, OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import type { Database } from '@pailei/db/database';
import { escapeLike } from '@pailei/db/like';
import { ORDER_SEARCH_FIELDS, orderNumberIn } from '@pailei/domain/orders/order-filter';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';

type Tables = Pick<Database, 'shop_order' | 'account'>;
type Condition = ExpressionWrapper<Tables, keyof Tables, SqlBool>;

/** What `isOrderMatching` lets through, for a query over orders joined with their buyers. */
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

const SEARCH_COLUMNS = {
  username: 'account.username',
  tracking_number: 'shop_order.tracking_number',
  product_name: 'shop_order.product_name',
} as const satisfies Record<(typeof ORDER_SEARCH_FIELDS)[number], string>;

/** By the number as people say it, or by a part of what a search looks at. */
function found(eb: ExpressionBuilder<Tables, keyof Tables>, search: string): Condition[] {
  const pattern = `%${escapeLike(search)}%`;
  const number = orderNumberIn(search);
  return [
    ...(number === undefined ? [] : [eb('shop_order.number', '=', number)]),
    ...ORDER_SEARCH_FIELDS.map((field) => eb(SEARCH_COLUMNS[field], 'ilike', pattern)),
  ];
}

export type StatusCounts = Record<OrderStatus, number>;
