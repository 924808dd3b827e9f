import type { Order } from '@pailei/contracts/orders';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { OrderMark } from '../../../shared/ui/OrderMark.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
import { ProductImage } from '../../shop/ProductImage.tsx';

/** One order: what it is, since when, how it stands. */
export function OrderRow({ order }: { order: Order }) {
  return (
    <li>
      <Link className="orw" to={`/shopping/order/${order.id}`}>
        <span className="orw__i">
          <ProductImage url={order.image_url} sizes="96px" />
        </span>
        <span className="orw__t">
          <b>
            <span className="ell">{order.product_name}</span>
            <em className="num">× {order.quantity}</em>
          </b>
          <small>
            <span className="mono">{order.number}</span> · <Time iso={order.created_at} />
            {order.tracking_number !== null && ` · 快递单号 ${order.tracking_number}`}
          </small>
        </span>
        <span className="orw__s">
          <OrderMark status={order.status} />
        </span>
        <span className="orw__p">
          <Points value={order.points_total} />
        </span>
        <ChevronRight size={16} className="orw__c" />
      </Link>
    </li>
  );
}
