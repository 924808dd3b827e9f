import { ORDER_STATUS_NAMES } from '@pailei/contracts/shop/orders/order-status-names';
import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { siteDateTime } from '@pailei/domain/site-time/text';
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

export const ORDERS_CSV_HEAD = `${CSV_MARK}${csvLines([COLUMNS.map(([title]) => title)])}`;

/** Orders as lines for a spreadsheet; of an address only where it leads. */
export function ordersCsv(orders: readonly Order[]): string {
  return csvLines(orders.map((order) => COLUMNS.map(([, value]) => value(order))));
}
