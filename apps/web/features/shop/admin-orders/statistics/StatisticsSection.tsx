import type { OrderStatus } from '@pailei/contracts/shop/orders/orders.api';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Chart } from '../../../../shared/ui/data/Chart.tsx';
import type { ChartSeries } from '../../../../shared/ui/data/chart.colors.ts';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { OrderMark } from '../../../../shared/ui/marks/OrderMark.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useStatistics } from '../admin-orders.api.ts';
import { SPANS, type Span } from './spans.ts';
import { daysSentence, statusShares, type OrderDay, type OrderStatistics } from './statistics.model.ts';

const SPAN_OPTIONS = SPANS.map((value) => ({ value, label: `${value} 天` }));

type StatisticsSectionProps = { span: Span; onSpan: (span: Span) => void };

/** Orders and points by day, orders by status, and what is ordered most. */
export function StatisticsSection({ span, onSpan }: StatisticsSectionProps) {
  const { data, error, refetch } = useStatistics(Number(span));
  return (
    <section className="mb-8" aria-label="订单统计">
      <SectionHeader
        title="订单统计"
        action={<Segmented label="时间范围" options={SPAN_OPTIONS} value={span} onChange={onSpan} />}
      />
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={data === undefined} skeleton={<Skeleton width="100%" height={240} />}>
          {() => data && <Contents statistics={data} />}
        </Loading>
      )}
    </section>
  );
}

function Contents({ statistics: { days, by_status, points_spent, top_products } }: { statistics: OrderStatistics }) {
  return (
    <div className="grid grid-cols-2 gap-x-12 gap-y-6 max-wide:grid-cols-1">
      <DayChart days={days} of="orders" />
      <DayChart days={days} of="points" />
      <div>
        <ChartTitle
          aside={
            <>
              有效订单共 <Points value={points_spent} />
            </>
          }
        >
          各状态的订单
        </ChartTitle>
        <Shares counts={by_status} />
      </div>
      <div>
        <ChartTitle>兑换最多的商品</ChartTitle>
        <DataTable
          label="兑换最多的商品"
          columns={TOP_COLUMNS}
          rows={top_products}
          rowId={({ product_id }) => product_id}
          empty={<p className="py-6 text-text-3">这段时间没有订单。</p>}
        />
      </div>
    </div>
  );
}

const CHARTS = {
  orders: { title: '每日订单', label: '订单', kind: 'bars', tone: 'muted' },
  points: { title: '每日积分', label: '积分', kind: 'line', tone: 'jin' },
} as const;

function DayChart({ days, of }: { days: readonly OrderDay[]; of: 'orders' | 'points' }) {
  const { title, label, kind, tone } = CHARTS[of];
  const labels = useMemo(() => days.map(({ day }) => day.slice('2026-'.length)), [days]);
  const series = useMemo<ChartSeries[]>(
    () => [{ label, kind, tone, values: days.map((day) => day[of]) }],
    [days, of, label, kind, tone],
  );
  return (
    <div className="min-w-0">
      <ChartTitle>{title}</ChartTitle>
      <Chart
        label={title}
        summary={daysSentence(days, of)}
        labels={labels}
        series={series}
        height={168}
        isLastOpen={of === 'orders'}
      />
    </div>
  );
}

function ChartTitle({ aside, children }: { aside?: ReactNode; children: string }) {
  return (
    <h3 className="mb-2 flex items-baseline justify-between gap-3 text-13/[22px] font-medium text-text-2">
      {children}
      {aside && <span className="inline-flex items-center gap-1.5 text-[12px] font-normal text-text-3">{aside}</span>}
    </h3>
  );
}

const SHARE_COLORS: Readonly<Record<OrderStatus, string>> = {
  pending: 'bg-huang-fill',
  shipped: 'bg-qing-bright',
  completed: 'bg-lv-fill',
  cancelled: 'bg-line-control',
};

function Shares({ counts }: { counts: OrderStatistics['by_status'] }) {
  const shares = statusShares(counts);
  return (
    <>
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
    </>
  );
}

const TOP_COLUMNS: readonly Column<OrderStatistics['top_products'][number]>[] = [
  {
    id: 'name',
    header: '商品',
    fit: 'rest',
    cell: ({ product_id, name }) => (
      <Link
        className="block truncate text-13 text-text-2 hover:text-zhu-text"
        to={`/admin/orders?product=${product_id}`}
      >
        {name}
      </Link>
    ),
  },
  {
    id: 'pieces',
    header: '件数',
    align: 'right',
    cell: ({ pieces }) => <span className="font-num text-[15px] font-semibold">{pieces.toLocaleString('en-US')}</span>,
  },
  { id: 'points', header: '积分', align: 'right', cell: ({ points }) => <Points value={points} /> },
];
