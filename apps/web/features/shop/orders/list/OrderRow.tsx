import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { OrderMark } from '../../../../shared/ui/marks/OrderMark.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { ProductImage } from '../../../../shared/products/ProductImage.tsx';

/** One order: its contents, its time, its status. */
export function OrderRow({ order }: { order: Order }) {
  return (
    <li className="border-b border-line-1">
      <Link
        className="group grid grid-cols-[72px_minmax(0,1fr)_96px_104px_16px] items-center gap-x-5 gap-y-1 py-3 leading-5 max-[601px]:grid-cols-[64px_minmax(0,1fr)_auto] max-[601px]:gap-x-3"
        to={`/shopping/order/${order.id}`}
      >
        <span className="aspect-[4/3] rounded-control max-[601px]:row-span-2 max-[601px]:self-start">
          <ProductImage url={order.image_url} sizes="96px" />
        </span>
        <span className="grid min-w-0 gap-0.5 max-[601px]:col-span-2">
          <b className="flex gap-2 font-medium group-hover:text-zhu-text">
            <span className="min-w-0 truncate">{order.product_name}</span>
            <span className="font-num font-semibold text-text-3">× {order.quantity}</span>
          </b>
          <small className="wrap-anywhere text-text-3">
            <span className="font-mono">{order.number}</span> · <Time iso={order.created_at} />
            {order.tracking_number !== null && ` · 快递单号 ${order.tracking_number}`}
          </small>
        </span>
        <span className="max-[601px]:col-start-2 max-[601px]:row-start-2">
          <OrderMark status={order.status} />
        </span>
        <span className="justify-self-end max-[601px]:col-start-3 max-[601px]:row-start-2">
          <Points value={order.points_total} size="medium" />
        </span>
        <ChevronRight size={16} className="text-text-3 max-[601px]:hidden" />
      </Link>
    </li>
  );
}
