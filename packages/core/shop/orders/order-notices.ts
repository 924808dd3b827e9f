import type { OrderEventRow, ShopOrderRow } from '@pailei/db/schema/shop/shop';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { notify } from '../../people/notifications/notify.ts';
import type { NewNotification } from '../../people/notifications/new-notification.ts';

type Facts = {
  order: Pick<ShopOrderRow, 'id' | 'account_id' | 'product_name'>;
  event: Pick<OrderEventRow, 'id' | 'to_status' | 'tracking_number'>;
};

/** Notifies buyers of what an admin did to their orders: once per line of a timeline. */
export async function notifyBuyers(trx: Trx, log: LiveLog, steps: readonly Facts[]): Promise<void> {
  await notify(trx, log, steps.map(noticeOf));
}

function noticeOf({ order: { id: order_id, account_id, product_name }, event }: Facts): NewNotification {
  const { id, to_status: status, tracking_number } = event;
  const notice = { kind: 'order_status_changed', order_id, product_name, status, tracking_number } as const;
  return { account_id, dedupe_key: `order_status_changed:${id}`, notice };
}
