import { useMemo } from 'react';

import { Chart } from '../../../../shared/ui/data/Chart.tsx';
import type { ChartSeries } from '../../../../shared/ui/data/chart.colors.ts';
import { ChartTitle } from './ChartTitle.tsx';
import { daysSentence, type OrderDay } from './statistics.model.ts';

const CHARTS = {
  orders: { title: '每日订单', label: '订单', kind: 'bars', tone: 'muted' },
  points: { title: '每日积分', label: '积分', kind: 'line', tone: 'jin' },
} as const;

/** Orders or points, day by day. */
export function DayChart({ days, of }: { days: readonly OrderDay[]; of: 'orders' | 'points' }) {
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
