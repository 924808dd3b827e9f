import type { DashboardDay } from '@pailei/contracts/site/dashboard/dashboard.api';
import { useMemo } from 'react';

import { Chart } from '../../../../shared/ui/data/Chart.tsx';
import type { ChartSeries } from '../../../../shared/ui/data/chart.colors.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';

export function DailyChart({ days }: { days: readonly DashboardDay[] }) {
  const labels = useMemo(() => days.map(({ day }) => day.slice(5)), [days]);
  const series = useMemo<ChartSeries[]>(
    () => [
      { label: '场次', kind: 'bars', tone: 'muted', values: days.map(({ matches }) => matches) },
      { label: '注册', kind: 'line', tone: 'qing', values: days.map(({ registrations }) => registrations) },
    ],
    [days],
  );
  return (
    <section>
      <SectionHeader title="每日场次" meta="近 14 天" />
      <Chart label="近 14 天的场次和注册" summary={summaryOf(days)} labels={labels} series={series} isLastOpen />
    </section>
  );
}

function summaryOf(days: readonly DashboardDay[]): string {
  const sum = (key: 'matches' | 'registrations') => days.reduce((total, day) => total + day[key], 0);
  const most = days.toSorted((a, b) => b.matches - a.matches)[0];
  const today = days.at(-1);
  return [
    `近 14 天共 ${sum('matches')} 场、${sum('registrations')} 人注册。`,
    most && `场次最多的是 ${most.day}，${most.matches} 场。`,
    today && `今天 ${today.matches} 场、${today.registrations} 人注册。`,
  ].join('');
}
