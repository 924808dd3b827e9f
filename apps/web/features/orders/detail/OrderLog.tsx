import '../styles/log.css';

import type { OrderDetail } from '@pailei/contracts/orders';

import { formatDateTime, shortDateTime } from '../../../shared/ui/time.format.ts';
import { eventSentence } from '../model/order-story.ts';

/** Everything that happened to the order, the newest first. */
export function OrderLog({ order }: { order: OrderDetail }) {
  return (
    <ol className="olg" aria-label="订单记录">
      {order.timeline.toReversed().map((event) => (
        <li key={event.id}>
          <time className="num" dateTime={event.at} title={formatDateTime(event.at)}>
            {shortDateTime(event.at)}
          </time>
          <p>{eventSentence(event, order)}</p>
        </li>
      ))}
    </ol>
  );
}
