import '../../orders/styles/log.css';

import type { OrderDetail } from '@pailei/contracts/orders';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { copyText } from '../../../shared/ui/copy-text.ts';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { KeyValues } from '../../../shared/ui/KeyValues.tsx';
import { OrderMark } from '../../../shared/ui/OrderMark.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
import { SidePanel } from '../../../shared/ui/SidePanel.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { formatDateTime, shortDateTime } from '../../../shared/ui/time.format.ts';
import { useOrder } from '../admin-orders.api.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { staffSentence } from './staff-story.ts';
import { StatusDialog } from './StatusDialog.tsx';

/** One order with its whole address and all that happened to it. */
export function OrderPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useOrder(id);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={data?.number ?? '订单'}
      intro={data && <OrderMark status={data.status} />}
      footer={data && <Deeds order={data} />}
    >
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={6} />}>
          {() => data && <Contents order={data} />}
        </Loading>
      )}
    </SidePanel>
  );
}

function Contents({ order }: { order: OrderDetail }) {
  const { user_id, username, product_id, product_name, quantity, points_price, points_total, created_at } = order;
  const { full_address } = order.shipping_address;
  return (
    <div className="stack">
      <KeyValues
        facts={{
          用户: (
            <Link className="lnk" to={`/admin/users?user=${user_id}`}>
              {username}
            </Link>
          ),
          商品: (
            <Link className="lnk" to={`/admin/products?product=${product_id}`}>
              {product_name}
            </Link>
          ),
          数量: <span className="num">{quantity}</span>,
          单价: <Points value={points_price} />,
          合计: <Points value={points_total} />,
          收货地址:
            full_address === null ? (
              <span className="t3">已按保存期限清除</span>
            ) : (
              <Copied text={full_address} what="收货地址" />
            ),
          快递单号: order.tracking_number && <Copied text={order.tracking_number} what="快递单号" isCode />,
          下单时间: formatDateTime(created_at),
        }}
      />
      <section>
        <SectionHeader title="记录" />
        <ol className="olg" aria-label="订单记录">
          {order.timeline.toReversed().map((event) => (
            <li key={event.id}>
              <time className="num" dateTime={event.at} title={formatDateTime(event.at)}>
                {shortDateTime(event.at)}
              </time>
              <p>{staffSentence(event, order)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Copied({ text, what, isCode = false }: { text: string; what: string; isCode?: boolean }) {
  return (
    <>
      <span className={isCode ? 'mono' : 'ao-address'}>{text}</span>{' '}
      <button type="button" className="lnk lnk--zhu" onClick={() => void copyText(text, what)}>
        复制
      </button>
    </>
  );
}

/** What the form for any other change begins with. */
const OTHERWISE = { pending: 'completed', shipped: 'shipped', completed: 'completed', cancelled: 'pending' } as const;

/** The next step first, then any other status, then the end of it. */
function Deeds({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<'pending' | 'shipped' | 'completed' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const { status } = order;
  const next = status === 'pending' ? 'shipped' : status === 'shipped' ? 'completed' : null;
  return (
    <>
      {next !== null && (
        <Button variant="primary" onClick={() => setOpen(next)}>
          {next === 'shipped' ? '发货' : '标为已完成'}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setOpen(OTHERWISE[status])}>
        {status === 'cancelled' ? '恢复订单' : '修改状态与单号'}
      </Button>
      {status !== 'cancelled' && (
        <Button variant="danger" onClick={() => setOpen('cancel')}>
          取消订单
        </Button>
      )}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {open !== null && open !== 'cancel' && <StatusDialog order={order} to={open} onClose={close} />}
    </>
  );
}
