import type { OrderDetail, OrderEvent } from '@pailei/contracts/shop/orders/order-shapes';

import { formatDateTime, shortDateTime } from '../ui/time/time.format.ts';

type OrderLogProps = { order: OrderDetail; sentenceOf: (event: OrderEvent, order: OrderDetail) => string };

/** Everything that happened to an order, the newest first, in the words of who reads it. */
export function OrderLog({ order, sentenceOf }: OrderLogProps) {
  return (
    <ol className="border-t border-line-2 pt-3.5" aria-label="订单记录">
      {order.timeline.toReversed().map((event) => (
        <li
          key={event.id}
          className="group grid grid-cols-[100px_7px_minmax(0,1fr)] gap-x-3 text-text-2 first:text-text-1 max-[601px]:grid-cols-[84px_7px_minmax(0,1fr)] max-[601px]:gap-x-2.5"
        >
          <time
            className="font-num text-[15px] font-semibold text-text-3"
            dateTime={event.at}
            title={formatDateTime(event.at)}
          >
            {shortDateTime(event.at)}
          </time>
          <Thread />
          <p className="pb-[18px] wrap-anywhere">{sentenceOf(event, order)}</p>
        </li>
      ))}
    </ol>
  );
}

/** A card for each entry, and the line to the one before it. */
function Thread() {
  return (
    <span className="flex flex-col items-center pt-[7px]" aria-hidden="true">
      <span className="h-[9px] w-full rounded-[2px] bg-line-control group-first:bg-qing-bright" />
      <span className="-mb-1.5 w-px flex-1 bg-line-2 group-last:hidden" />
    </span>
  );
}
