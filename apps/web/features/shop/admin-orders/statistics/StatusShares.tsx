import type { OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';

import { OrderMark } from '../../../../shared/ui/marks/OrderMark.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { ChartTitle } from './ChartTitle.tsx';
import { statusShares, type OrderStatistics } from './statistics.model.ts';

const SHARE_COLORS: Readonly<Record<OrderStatus, string>> = {
  pending: 'bg-huang-fill',
  shipped: 'bg-qing-bright',
  completed: 'bg-lv-fill',
  cancelled: 'bg-line-control',
};

type StatusSharesProps = { counts: OrderStatistics['by_status']; points: number };

/** How many orders are in each status, and what those that stand have cost. */
export function StatusShares({ counts, points }: StatusSharesProps) {
  const shares = statusShares(counts);
  const total = (
    <>
      有效订单共 <Points value={points} />
    </>
  );
  return (
    <div>
      <ChartTitle aside={total}>各状态的订单</ChartTitle>
      <div className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-line-1" aria-hidden="true">
        {shares.map(({ status, count }) => (
          <i key={status} className={SHARE_COLORS[status]} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul>
        {shares.map(({ status, count, percent }) => (
          <li
            key={status}
            className="grid h-10 grid-cols-[auto_1fr_56px] items-center gap-3 border-b border-line-1 text-right"
          >
            <OrderMark status={status} />
            <b className="font-num font-semibold">{count.toLocaleString('en-US')}</b>
            <span className="font-num font-semibold text-text-3">{percent}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
