import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useStatistics } from '../admin-orders.api.ts';
import { DayChart } from './DayChart.tsx';
import { SPANS, type Span } from './spans.ts';
import type { OrderStatistics } from './statistics.model.ts';
import { StatusShares } from './StatusShares.tsx';
import { TopProducts } from './TopProducts.tsx';

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
      <StatusShares counts={by_status} points={points_spent} />
      <TopProducts products={top_products} />
    </div>
  );
}
