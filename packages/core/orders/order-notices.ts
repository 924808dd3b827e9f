import type { OrderEventRow, ShopOrderRow } from '@pailei/db/schema/shop';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { notify } from '../notifications/index.ts';

type Facts = Pick<ShopOrderRow, 'id' | 'account_id' | 'product_name'>;
type Line = Pick<OrderEventRow, 'id' | 'to_status' | 'tracking_number'>;

/** Tells the buyer what an admin did to an order: once per line of its timeline. */
export async function noticeBuyer(trx: Trx, log: LiveLog, order: Facts, line: Line): Promise<void> {
  const { id, account_id, product_name } = order;
  const { to_status: status, tracking_number } = line;
  const notice = { kind: 'order_status_changed', order_id: id, product_name, status, tracking_number } as const;
  await notify(trx, log, [{ account_id, dedupe_key: `order_status_changed:${line.id}`, notice }]);
}
