import type { Order } from '@pailei/contracts/shop/orders/order-shapes';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';

import { serverNow } from '../../../../shared/state/clock.ts';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { OrderMark } from '../../../../shared/ui/marks/OrderMark.tsx';
import { formatDateTime, shortDateTime } from '../../../../shared/ui/time/time.format.ts';
import { OrderAction, TrackingCell, type BatchResult, type OrderActions } from './BatchCells.tsx';

type ColumnsOptions = OrderActions & {
  isNew: (order: Order) => boolean;
  resultOf: (id: string) => BatchResult | undefined;
};

const NUMBER = 'font-num text-[15px] font-semibold';

/** The columns of the order board. `resultOf`: how the batch that is followed ended for an order, if it is one of its orders. */
export function orderColumns({ isNew, resultOf, ...actions }: ColumnsOptions): readonly Column<Order>[] {
  return [
    {
      id: 'number',
      header: '订单号',
      cell: (order) => <OrderNumber number={order.number} isNew={isNew(order)} />,
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
      cell: ({ id, tracking_number }) => <TrackingCell number={tracking_number} result={resultOf(id)} />,
    },
    {
      id: 'actions',
      header: '操作',
      align: 'right',
      cell: (order) => <OrderAction {...actions} order={order} result={resultOf(order.id)} />,
    },
  ];
}

function OrderNumber({ number, isNew }: { number: string; isNew: boolean }) {
  return (
    <span className="font-mono text-13">
      {number}
      {isNew && (
        <span className="ml-2 rounded-seal bg-zhu-fill px-1 font-ui text-12/4 font-medium text-on-fill">新</span>
      )}
    </span>
  );
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
