import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Chart } from '../../../shared/ui/Chart.tsx';
import type { ChartSeries } from '../../../shared/ui/chart.colors.ts';
import type { Column } from '../../../shared/ui/data-table.model.ts';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { OrderMark } from '../../../shared/ui/OrderMark.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { Loading, Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { useStatistics } from '../admin-orders.api.ts';
import { SPANS, type Span } from './spans.ts';
import { daysSentence, statusShares, type OrderDay, type OrderStatistics } from './statistics.model.ts';

const SPAN_OPTIONS = SPANS.map((value) => ({ value, label: `${value} 天` }));

type StatisticsSectionProps = { span: Span; onSpan: (span: Span) => void };

/** Orders and points by the day, where the orders stand, and what is ordered most. */
export function StatisticsSection({ span, onSpan }: StatisticsSectionProps) {
  const { data, error, refetch } = useStatistics(Number(span));
  return (
    <section className="ao-stats" aria-label="订单统计">
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
    <div className="ao-stats__g">
      <DayChart days={days} of="orders" />
      <DayChart days={days} of="points" />
      <div>
        <h3 className="ao-stats__h">
          各状态的订单
          <span className="t3">
            有效订单共 <Points value={points_spent} />
          </span>
        </h3>
        <Shares counts={by_status} />
      </div>
      <div>
        <h3 className="ao-stats__h">兑换最多的商品</h3>
        <DataTable
          label="兑换最多的商品"
          columns={TOP_COLUMNS}
          rows={top_products}
          rowId={({ product_id }) => product_id}
          empty={<p className="t3 py-6">这段时间没有订单。</p>}
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
      <h3 className="ao-stats__h">{title}</h3>
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

function Shares({ counts }: { counts: OrderStatistics['by_status'] }) {
  const shares = statusShares(counts);
  return (
    <>
      <div className="ao-bar" aria-hidden="true">
        {shares.map(({ status, count }) => (
          <i key={status} className={`ao-bar--${status}`} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="ao-shares">
        {shares.map(({ status, count, percent }) => (
          <li key={status}>
            <OrderMark status={status} />
            <b className="num">{count.toLocaleString('en-US')}</b>
            <span className="num t3">{percent}%</span>
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
    className: 'dt__wide',
    cell: ({ product_id, name }) => (
      <Link className="lnk ell block" to={`/admin/orders?product=${product_id}`}>
        {name}
      </Link>
    ),
  },
  {
    id: 'pieces',
    header: '件数',
    align: 'right',
    className: 'num',
    cell: ({ pieces }) => pieces.toLocaleString('en-US'),
  },
  { id: 'points', header: '积分', align: 'right', cell: ({ points }) => <Points value={points} /> },
];
