import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { Info, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';

import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { OrderMark } from '../../../../shared/ui/marks/OrderMark.tsx';
import { PageHeader, SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { ProductImage } from '../../../../shared/products/ProductImage.tsx';
import { OrderLog } from '../../../../shared/orders/OrderLog.tsx';
import { eventSentence } from '../model/order-timeline.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderProgress } from './OrderProgress.tsx';

/** One order: its status, its contents, its timeline. */
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
      <div className="mt-9 grid grid-cols-main-rail gap-x-12 gap-y-9 max-wide:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-9">
          <section>
            <SectionHeader title="商品" />
            <OrderedProduct order={order} />
          </section>
          <section>
            <SectionHeader title="订单记录" />
            <OrderLog order={order} sentenceOf={eventSentence} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-9">
          <section>
            <SectionHeader title="收货信息" />
            <p className="border-t border-line-2 pt-3.5 wrap-anywhere whitespace-pre-line text-text-2">
              {order.shipping_address.full_address ?? (
                <span className="text-text-3">订单完结已久，地址已按规定清除</span>
              )}
            </p>
          </section>
          <section>
            <SectionHeader title="订单信息" />
            <OrderFacts order={order} />
          </section>
          {order.status !== 'pending' && order.status !== 'cancelled' && (
            <Note icon={<Info size={16} />}>
              <span className="text-13">已发货的订单不能自己取消，有问题请联系管理员。</span>
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
    <div className="grid grid-cols-[88px_minmax(0,1fr)_auto_96px] items-center gap-5 border-t border-b border-t-line-2 border-b-line-1 py-4 leading-5 max-[601px]:grid-cols-[72px_minmax(0,1fr)_auto] max-[601px]:gap-3">
      <Link className="aspect-[4/3] rounded-control" to={to} tabIndex={-1} aria-hidden="true">
        <ProductImage url={order.image_url} sizes="96px" />
      </Link>
      <span className="grid">
        <Link className="font-medium wrap-anywhere hover:text-zhu-text" to={to}>
          {order.product_name}
        </Link>
        <small className="text-text-3">单价 {groupedPoints(order.points_price)}</small>
      </span>
      <span className="font-num text-[17px] font-semibold text-text-2">× {order.quantity}</span>
      <span className="justify-self-end max-[601px]:col-span-2 max-[601px]:col-start-2">
        <Points value={order.points_total} size="medium" />
      </span>
    </div>
  );
}

function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <div className="border-t border-line-2 pt-3.5">
      <KeyValues
        look="spread"
        facts={{
          订单号: <span className="font-mono text-12 wrap-anywhere">{order.number}</span>,
          状态: <OrderMark status={order.status} />,
          创建: <Moment iso={order.created_at} />,
          更新: <Moment iso={order.updated_at} />,
          合计: <Points value={order.points_total} />,
        }}
      />
    </div>
  );
}

function Moment({ iso }: { iso: string }) {
  return <span className="font-num text-[15px] font-semibold">{formatDateTime(iso)}</span>;
}
