import type { JobItem } from '@pailei/contracts/ground/job-progress/job-progress.topic';
import type { Order } from '@pailei/contracts/shop/orders/orders.api';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { Check, CircleX, LoaderCircle } from 'lucide-react';

import { serverNow } from '../../../../shared/state/clock.ts';
import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { OrderMark } from '../../../../shared/ui/marks/OrderMark.tsx';
import { formatDateTime, shortDateTime } from '../../../../shared/ui/time/time.format.ts';

type ColumnsOptions = {
  isNew: (order: Order) => boolean;
  /** How the batch that is followed ended for this order, if it is one of its orders. */
  resultOf: (id: string) => Pick<JobItem, 'status' | 'message'> | undefined;
  onShip: (order: Order) => void;
  onRetry: (order: Order) => void;
  onOpen: (order: Order) => void;
};

const DASH = <span className="text-text-3">—</span>;
const NUMBER = 'font-num text-[15px] font-semibold';

export function orderColumns(options: ColumnsOptions): readonly Column<Order>[] {
  const { isNew, resultOf } = options;
  return [
    {
      id: 'number',
      header: '订单号',
      cell: (order) => (
        <span className="font-mono text-13">
          {order.number}
          {isNew(order) && (
            <span className="ml-2 rounded-seal bg-zhu-fill px-1 font-ui text-12/4 font-medium text-on-fill">新</span>
          )}
        </span>
      ),
    },
    { id: 'created_at', header: '时间', isSortable: true, cell: ({ created_at }) => <OrderTime iso={created_at} /> },
    {
      id: 'username',
      header: '用户',
      cell: ({ username, user_id }) => (
        <span className="inline-flex min-w-0 items-center gap-2">
          <Avatar name={username} userId={user_id} size={22} />
          <b className="truncate font-medium">{username}</b>
        </span>
      ),
    },
    {
      id: 'product',
      header: '商品',
      cell: ({ product_name }) => (
        <span className="block max-w-[190px] truncate max-[1361px]:max-w-32" title={product_name}>
          {product_name}
        </span>
      ),
    },
    {
      id: 'quantity',
      header: '数量',
      align: 'right',
      cell: ({ quantity }) => <span className={NUMBER}>{quantity}</span>,
    },
    {
      id: 'points_total',
      header: '积分',
      align: 'right',
      isSortable: true,
      cell: ({ points_total }) => <span className={cx(NUMBER, 'text-jin-text')}>{groupedPoints(points_total)}</span>,
    },
    {
      id: 'region',
      header: '地区',
      className: 'max-[961px]:hidden',
      cell: ({ shipping_address: { full_address } }) =>
        full_address === null ? (
          <span className="text-text-3">已清除</span>
        ) : (
          <span className="text-text-2">{placeOf(full_address)}</span>
        ),
    },
    { id: 'status', header: '状态', isSortable: true, cell: ({ status }) => <OrderMark status={status} /> },
    {
      id: 'tracking_number',
      header: '快递单号',
      cell: ({ id, tracking_number }) => <Tracking number={tracking_number} result={resultOf(id)} />,
    },
    { id: 'actions', header: '操作', align: 'right', cell: (order) => <OrderAction order={order} {...options} /> },
  ];
}

/** The region that a masked address still shows. */
const placeOf = (masked: string): string => masked.replace(/\*+$/, '') || '—';

/** Of today the time alone. */
function OrderTime({ iso }: { iso: string }) {
  const isToday = formatDateTime(iso).slice(0, 10) === formatDateTime(new Date(serverNow()).toISOString()).slice(0, 10);
  return (
    <time className={cx(NUMBER, 'text-text-2')} dateTime={iso} title={formatDateTime(iso)}>
      {isToday ? formatDateTime(iso).slice('2026-11-20 '.length) : shortDateTime(iso)}
    </time>
  );
}

type Result = ReturnType<ColumnsOptions['resultOf']>;

/** Shows the error of the batch instead of the number. */
function Tracking({ number, result }: { number: string | null; result: Result }) {
  if (result?.status === 'failed') {
    return (
      <span className="flex items-center gap-1 text-yan-text" title={result.message ?? undefined}>
        <CircleX size={14} aria-hidden="true" />
        <span className="max-w-42 truncate max-[1361px]:max-w-32">{result.message ?? '没有修改'}</span>
      </span>
    );
  }
  return number === null ? DASH : <span className="font-mono text-12 text-text-2">{number}</span>;
}

function OrderAction({ order, resultOf, onShip, onRetry, onOpen }: ColumnsOptions & { order: Order }) {
  const status = resultOf(order.id)?.status;
  switch (status) {
    case 'queued':
      return (
        <span className="flex items-center justify-end gap-1 text-12 text-text-3">
          <LoaderCircle size={14} className="animate-spin" aria-hidden="true" />
          排队中
        </span>
      );
    case 'done':
      return (
        <span className="flex items-center justify-end gap-1 text-12 text-lv-text">
          <Check size={14} aria-hidden="true" />
          已修改
        </span>
      );
    case 'failed':
      return (
        <TextButton tone="accent" onClick={() => onRetry(order)}>
          重试
        </TextButton>
      );
    case undefined:
      return order.status === 'pending' ? (
        <TextButton onClick={() => onShip(order)}>发货</TextButton>
      ) : (
        <TextButton onClick={() => onOpen(order)}>查看</TextButton>
      );
    default:
      return status satisfies never;
  }
}
