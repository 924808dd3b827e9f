import type { OrderDetail } from '@pailei/contracts/shop/orders/order-shapes';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { copyText } from '../../../../shared/ui/actions/copy-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { KeyValues } from '../../../../shared/ui/data/KeyValues.tsx';
import { OrderMark } from '../../../../shared/ui/marks/OrderMark.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { OrderLog } from '../../../../shared/orders/OrderLog.tsx';
import { useOrder } from '../admin-orders.api.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { staffSentence } from './admin-order-timeline.ts';
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
      footer={data && <OrderActions order={data} />}
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
    <div className="flex min-w-0 flex-col gap-8">
      <KeyValues
        facts={{
          用户: <TextLink to={`/admin/users?user=${user_id}`}>{username}</TextLink>,
          商品: <TextLink to={`/admin/products?product=${product_id}`}>{product_name}</TextLink>,
          数量: <span className="font-num font-semibold">{quantity}</span>,
          单价: <Points value={points_price} />,
          合计: <Points value={points_total} />,
          收货地址:
            full_address === null ? (
              <span className="text-text-3">已按保存期限清除</span>
            ) : (
              <Copied text={full_address} what="收货地址" />
            ),
          快递单号: order.tracking_number && <Copied text={order.tracking_number} what="快递单号" isCode />,
          下单时间: formatDateTime(created_at),
        }}
      />
      <section>
        <SectionHeader title="记录" />
        <OrderLog order={order} sentenceOf={staffSentence} />
      </section>
    </div>
  );
}

function Copied({ text, what, isCode = false }: { text: string; what: string; isCode?: boolean }) {
  return (
    <>
      <span className={isCode ? 'font-mono text-12' : 'whitespace-pre-wrap'}>{text}</span>{' '}
      <TextButton tone="accent" onClick={() => void copyText(text, what)}>
        复制
      </TextButton>
    </>
  );
}

/** What the form for any other change begins with. */
const DEFAULT_NEXT_STATUS = {
  pending: 'completed',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'pending',
} as const;

/** The next step first, then any other status, then the end of it. */
function OrderActions({ order }: { order: OrderDetail }) {
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
      <Button variant="ghost" onClick={() => setOpen(DEFAULT_NEXT_STATUS[status])}>
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
