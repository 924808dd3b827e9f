import type { adminOrdersApi } from '@pailei/contracts/shop/orders/admin-orders.api';
import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { OrderFilter, Order } from '@pailei/contracts/shop/orders/order-shapes';
import { SHOP_FETCH_MAX } from '@pailei/contracts/shop/products/product-limits';
import type { Db } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { ORDER_STATUS_NAMES } from '@pailei/contracts/shop/orders/order-status-names';
import { siteDateTime } from '@pailei/domain/site-time/text';
import { recordAudit } from '../../../site/audit/record-audit.ts';
import { countOrders, findOrders } from '../orders.repository.ts';
import { orderView, unmaskedOrderView } from '../orders.view.ts';
import type { StreamedFile } from '../../../ground/text-file/text-file.ts';
import { exportedOrders, pendingOrders } from './admin-orders.repository.ts';
import { readDays, readTopProducts, readTotals } from './statistics.repository.ts';
import { csvLines, CSV_MARK } from '../../../ground/csv/csv.ts';

const COLUMNS: [title: string, value: (order: Order) => string][] = [
  ['订单号', ({ number }) => number],
  ['下单时间（北京时间）', ({ created_at }) => siteDateTime(created_at)],
  ['用户', ({ username }) => username],
  ['商品', ({ product_name }) => product_name],
  ['单价', ({ points_price }) => String(points_price)],
  ['数量', ({ quantity }) => String(quantity)],
  ['积分', ({ points_total }) => String(points_total)],
  ['状态', ({ status }) => ORDER_STATUS_NAMES[status]],
  ['快递单号', ({ tracking_number }) => tracking_number ?? ''],
  ['地区', ({ shipping_address }) => shipping_address.full_address ?? '已清除'],
  ['更新时间（北京时间）', ({ updated_at }) => siteDateTime(updated_at)],
];

const ORDERS_CSV_HEAD = `${CSV_MARK}${csvLines([COLUMNS.map(([title]) => title)])}`;

/** Orders as lines for a spreadsheet; of an address only where it leads. */
function ordersCsv(orders: readonly Order[]): string {
  return csvLines(orders.map((order) => COLUMNS.map(([, value]) => value(order))));
}

export type AdminOrdersDeps = {
  db: Db;
  /** ISO, UTC. */
  now: () => string;
};

type Api = typeof adminOrdersApi;
export type AdminOrdersService = ReturnType<typeof createAdminOrdersService>;

const EXPORT_BATCH = 500;

async function* exported(db: Db, filter: OrderFilter): AsyncGenerator<string> {
  yield ORDERS_CSV_HEAD;
  let before: number | undefined;
  do {
    const rows = await exportedOrders(db, filter, { before, limit: EXPORT_BATCH });
    yield ordersCsv(rows.map(orderView));
    before = rows.length < EXPORT_BATCH ? undefined : rows.at(-1)?.number;
  } while (before !== undefined);
}

/** What admins read of all orders together: statistics, files and what is to be packed. */
export function createAdminOrdersService({ db, now }: AdminOrdersDeps) {
  return {
    async statistics(dayCount: number): Promise<DataOf<Api['statistics']>> {
      const at = now();
      const [by_status, totals, days, top_products] = await Promise.all([
        countOrders(db, {}),
        readTotals(db),
        readDays(db, at, dayCount),
        readTopProducts(db, at, dayCount),
      ]);
      const { orders = 0, points = 0 } = days.at(-1) ?? {};
      return { by_status, today: { orders, points }, ...totals, days, top_products };
    },

    /** All that the filter lets through as CSV, the newest first, piece by piece; the export is in the audit log. */
    async export(actor: Actor, filter: OrderFilter): Promise<StreamedFile> {
      const counts = Object.values(await countOrders(db, filter));
      await auditRead(actor, 'order.export', { ...filter, orders: counts.reduce((sum, count) => sum + count, 0) });
      return { name: 'orders.csv', cache: 'no-store', pieces: exported(db, filter) };
    },

    /** With whole addresses: what is pending, or the orders named. Reading so many stands in the audit log. */
    async packingList(actor: Actor, ids: readonly string[] | undefined): Promise<DataOf<Api['packingList']>> {
      const rows = ids ? await findOrders(db, ids) : await pendingOrders(db, SHOP_FETCH_MAX);
      await auditRead(actor, 'order.packing_list', { orders: rows.length });
      return { orders: rows.map(unmaskedOrderView) };
    },
  };

  function auditRead(
    actor: Actor,
    action: 'order.export' | 'order.packing_list',
    after: OrderFilter & { orders: number },
  ): Promise<void> {
    const target = { target_type: 'order', target_id: 'order', before: null, reason: null };
    return runTransaction(db, (trx) => recordAudit(trx, { actor, action, ...target, after }));
  }
}
