import type { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { OrderDetail, OrderFilter } from '@pailei/contracts/shop/orders/order-shapes';
import type { ordersApi } from '@pailei/contracts/shop/orders/orders.api';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { changeOrderStatus } from './change-status.ts';
import type { OrderCommand } from './order-step.ts';
import { createOrderQueue } from './order-queue.ts';
import type { StatusCounts } from './admin/orders.filter.ts';
import { audienceOf } from './orders.policy.ts';
import { countOrders, findOrder, findTimelines, listOrders } from './orders.repository.ts';
import { orderDetailView, orderView } from './orders.view.ts';
import { placeOrders } from './place-orders.ts';

export type OrdersDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

type Api = typeof ordersApi;
type AdminApi = typeof adminOrdersApi;
export type OrdersService = ReturnType<typeof createOrdersService>;

/** Orders of the shop, from the buyer's side and the admins'. */
export function createOrdersService(deps: OrdersDeps) {
  const { db, now } = deps;
  const queue = createOrderQueue((calls, { waits }) =>
    inTransaction(deps, (trx, log) => placeOrders(trx, log, calls, { now: now(), waits })),
  );

  async function command(given: Omit<OrderCommand, 'now'> & { actor: Actor }): Promise<OrderDetail> {
    return inTransaction(deps, async (trx, log) => {
      await changeOrderStatus(trx, log, { ...given, now: now() });
      return readDetail(trx, given.actor, given.order_id);
    });
  }

  return {
    /** The same key again answers with the order that the first call placed. */
    place: queue.run,
    /** Resolves when every order that waits has its answer. */
    drained: queue.drained,

    mine: ({ user_id }: Actor, query: QueryOf<Api['mine']>): Promise<DataOf<Api['mine']>> =>
      listPage(db, { user_id, status: query.status }, query),

    list(query: QueryOf<AdminApi['list']>): Promise<DataOf<AdminApi['list']>> {
      const { skip, limit, sort_by, sort_order, sort, ...filter } = query;
      return listPage(db, filter, { skip, limit, ...(sort ?? { sort_by, sort_order }) });
    },

    get: (actor: Actor, id: string): Promise<OrderDetail> => readDetail(db, actor, id),

    /** Somebody else's order is not there. */
    async cancel(actor: Actor, id: string): Promise<OrderDetail> {
      const order = await findOrder(db, id);
      if (order?.account_id !== actor.user_id) throw generalError('not_found');
      return command({ order_id: id, to: 'cancelled', by: 'buyer', actor, reason: null });
    },

    changeStatus(actor: Actor, id: string, body: BodyOf<AdminApi['changeStatus']>): Promise<OrderDetail> {
      const { status, tracking_number, reason = null, from } = body;
      return command({ order_id: id, to: status, by: 'admin', actor, tracking_number, reason, from });
    },

    adminCancel(actor: Actor, id: string, reason: string | null): Promise<OrderDetail> {
      return command({ order_id: id, to: 'cancelled', by: 'admin', actor, reason });
    },
  };
}

async function readDetail(db: Db | Trx, actor: Actor, id: string): Promise<OrderDetail> {
  const order = await findOrder(db, id);
  const audience = order && audienceOf(order, actor);
  if (!order || !audience) throw generalError('not_found');
  return orderDetailView(order, await findTimelines(db, [id]), audience);
}

type PageQuery = Parameters<typeof listOrders>[2];

async function listPage(db: Db, filter: OrderFilter, { skip, limit, sort_by, sort_order }: PageQuery) {
  const [rows, counts] = await Promise.all([
    listOrders(db, filter, { skip, limit, sort_by, sort_order }),
    countOrders(db, filter),
  ]);
  return { items: rows.map(orderView), total: totalOf(counts, filter), skip, limit, counts };
}

function totalOf(counts: StatusCounts, { status }: OrderFilter): number {
  return status === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status];
}
