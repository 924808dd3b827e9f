import type { OrderDetail } from '@pailei/contracts/orders';
import { groupedPoints } from '@pailei/contracts/points-text';
import { Info, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';

import { LinkButton } from '../../../shared/ui/Button.tsx';
import { Note } from '../../../shared/ui/Note.tsx';
import { OrderMark } from '../../../shared/ui/OrderMark.tsx';
import { PageHeader, SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
import { formatDateTime } from '../../../shared/ui/time.format.ts';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { ProductImage } from '../../shop/ProductImage.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderLog } from './OrderLog.tsx';
import { OrderProgress } from './OrderProgress.tsx';

/** One order: how it stands, what it is, everything that happened to it. */
export function OrderView({ order }: { order: OrderDetail }) {
  usePageTitle(`订单 ${order.number}`);
  return (
    <>
      <PageHeader
        title="订单详情"
        crumbs={[
          { label: '积分商城', to: '/shopping' },
          { label: '我的订单', to: '/shopping/orders' },
          { label: order.number },
        ]}
        actions={
          <>
            {order.status === 'pending' && <CancelOrder order={order} />}
            <LinkButton variant="ghost" icon={<RotateCcw size={16} />} to={`/shopping/product/${order.product_id}`}>
              再次兑换
            </LinkButton>
          </>
        }
      />
      <OrderProgress order={order} />
      <div className="grid g-side ord__g">
        <div className="stack">
          <section>
            <SectionHeader title="商品" />
            <OrderedProduct order={order} />
          </section>
          <section>
            <SectionHeader title="订单记录" />
            <OrderLog order={order} />
          </section>
        </div>
        <div className="stack">
          <section>
            <SectionHeader title="收货信息" />
            <p className="ord__a">
              {order.shipping_address.full_address ?? <span className="t3">订单完结已久，地址已按规定清除</span>}
            </p>
          </section>
          <section>
            <SectionHeader title="订单信息" />
            <OrderFacts order={order} />
          </section>
          {order.status !== 'pending' && order.status !== 'cancelled' && (
            <Note className="s13" icon={<Info size={16} />}>
              已发货的订单不能自己取消，有问题请联系管理员。
            </Note>
          )}
        </div>
      </div>
    </>
  );
}

function OrderedProduct({ order }: { order: OrderDetail }) {
  const to = `/shopping/product/${order.product_id}`;
  return (
    <div className="ord__p">
      <Link className="ord__i" to={to} tabIndex={-1} aria-hidden="true">
        <ProductImage url={order.image_url} sizes="96px" />
      </Link>
      <span className="ord__t">
        <Link to={to}>{order.product_name}</Link>
        <small>单价 {groupedPoints(order.points_price)}</small>
      </span>
      <span className="num t2">× {order.quantity}</span>
      <Points value={order.points_total} />
    </div>
  );
}

function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <dl className="kv ord__k">
      <dt>订单号</dt>
      <dd className="mono">{order.number}</dd>
      <dt>状态</dt>
      <dd>
        <OrderMark status={order.status} />
      </dd>
      <dt>创建</dt>
      <dd className="num">{formatDateTime(order.created_at)}</dd>
      <dt>更新</dt>
      <dd className="num">{formatDateTime(order.updated_at)}</dd>
      <dt>合计</dt>
      <dd>
        <Points value={order.points_total} />
      </dd>
    </dl>
  );
}
