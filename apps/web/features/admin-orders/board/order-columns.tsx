import type { JobItem } from '@pailei/contracts/live-job';
import type { Order } from '@pailei/contracts/orders';
import { groupedPoints } from '@pailei/contracts/points-text';
import { Check, CircleX, LoaderCircle } from 'lucide-react';

import { serverNow } from '../../../shared/state/clock.ts';
import { Avatar } from '../../../shared/ui/Avatar.tsx';
import type { Column } from '../../../shared/ui/data-table.model.ts';
import { OrderMark } from '../../../shared/ui/OrderMark.tsx';
import { formatDateTime, shortDateTime } from '../../../shared/ui/time.format.ts';

type ColumnsOptions = {
  isNew: (order: Order) => boolean;
  /** How the batch that is followed ended for this order, if it is one of its orders. */
  resultOf: (id: string) => Pick<JobItem, 'status' | 'message'> | undefined;
  onShip: (order: Order) => void;
  onRetry: (order: Order) => void;
  onOpen: (order: Order) => void;
};

const DASH = <span className="t3">—</span>;

export function orderColumns(options: ColumnsOptions): readonly Column<Order>[] {
  const { isNew, resultOf } = options;
  return [
    {
      id: 'number',
      header: '订单号',
      cell: (order) => (
        <span className="mono ao-no">
          {order.number}
          {isNew(order) && <span className="ao-new">新</span>}
        </span>
      ),
    },
    { id: 'created_at', header: '时间', isSortable: true, cell: ({ created_at }) => <OrderTime iso={created_at} /> },
    {
      id: 'username',
      header: '用户',
      cell: ({ username, user_id }) => (
        <span className="who">
          <Avatar name={username} userId={user_id} size={22} />
          <b className="ell font-medium">{username}</b>
        </span>
      ),
    },
    {
      id: 'product',
      header: '商品',
      cell: ({ product_name }) => (
        <span className="ell block ao-product" title={product_name}>
          {product_name}
        </span>
      ),
    },
    { id: 'quantity', header: '数量', align: 'right', className: 'num', cell: ({ quantity }) => quantity },
    {
      id: 'points_total',
      header: '积分',
      align: 'right',
      isSortable: true,
      className: 'num',
      cell: ({ points_total }) => <span className="jin">{groupedPoints(points_total)}</span>,
    },
    {
      id: 'region',
      header: '地区',
      className: 'ao-region',
      cell: ({ shipping_address: { full_address } }) =>
        full_address === null ? (
          <span className="t3">已清除</span>
        ) : (
          <span className="t2">{placeOf(full_address)}</span>
        ),
    },
    { id: 'status', header: '状态', isSortable: true, cell: ({ status }) => <OrderMark status={status} /> },
    {
      id: 'tracking_number',
      header: '快递单号',
      cell: ({ id, tracking_number }) => <Tracking number={tracking_number} result={resultOf(id)} />,
    },
    { id: 'deed', header: '操作', align: 'right', cell: (order) => <Deed order={order} {...options} /> },
  ];
}

/** What a masked address tells: where in the country it leads. */
const placeOf = (masked: string): string => masked.replace(/\*+$/, '') || '—';

/** Of today the time alone. */
function OrderTime({ iso }: { iso: string }) {
  const isToday = formatDateTime(iso).slice(0, 10) === formatDateTime(new Date(serverNow()).toISOString()).slice(0, 10);
  return (
    <time className="num t2" dateTime={iso} title={formatDateTime(iso)}>
      {isToday ? formatDateTime(iso).slice('2026-11-20 '.length) : shortDateTime(iso)}
    </time>
  );
}

type Result = ReturnType<ColumnsOptions['resultOf']>;

/** Why the batch could not change the order stands in the number's place. */
function Tracking({ number, result }: { number: string | null; result: Result }) {
  if (result?.status === 'failed') {
    return (
      <span className="yan row g4" title={result.message ?? undefined}>
        <CircleX size={14} aria-hidden="true" />
        <span className="ell ao-reason">{result.message ?? '没有修改'}</span>
      </span>
    );
  }
  return number === null ? DASH : <span className="mono t2">{number}</span>;
}

function Deed({ order, resultOf, onShip, onRetry, onOpen }: ColumnsOptions & { order: Order }) {
  const status = resultOf(order.id)?.status;
  switch (status) {
    case 'queued':
      return (
        <span className="t3 s12 row g4 justify-end">
          <LoaderCircle size={14} className="ao-spin" aria-hidden="true" />
          排队中
        </span>
      );
    case 'done':
      return (
        <span className="lv s12 row g4 justify-end">
          <Check size={14} aria-hidden="true" />
          已修改
        </span>
      );
    case 'failed':
      return <RowLink className="lnk lnk--zhu" label="重试" onClick={() => onRetry(order)} />;
    case undefined:
      return order.status === 'pending' ? (
        <RowLink className="lnk" label="发货" onClick={() => onShip(order)} />
      ) : (
        <RowLink className="lnk" label="查看" onClick={() => onOpen(order)} />
      );
    default:
      return status satisfies never;
  }
}

function RowLink({ className, label, onClick }: { className: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className={className} onClick={onClick}>
      {label}
    </button>
  );
}
