import { COMPONENT_NAMES, type ComponentStatus } from '@pailei/contracts/site/status/status.api';
import type { Component } from '@pailei/domain/status/probes';
import { useMemo, useState } from 'react';

import { Chart } from '../../../shared/ui/data/Chart.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Segmented } from '../../../shared/ui/forms/Segmented.tsx';
import { latencyOf, latencySummary } from './model/latency.ts';

const TIMED = ['api', 'hub', 'database', 'redis'] as const satisfies readonly Component[];

export function LatencySection({ components }: { components: readonly ComponentStatus[] }) {
  const [chosen, setChosen] = useState<(typeof TIMED)[number]>('api');
  const part = components.find(({ component }) => component === chosen);
  return (
    <section>
      <SectionHeader title="响应时间" meta="24 小时 · 毫秒" />
      <Segmented
        label="部分"
        options={TIMED.map((value) => ({ value, label: COMPONENT_NAMES[value][0] }))}
        value={chosen}
        onChange={setChosen}
      />
      {part && <LatencyChart key={chosen} part={part} />}
    </section>
  );
}

function LatencyChart({ part }: { part: ComponentStatus }) {
  const latency = useMemo(() => latencyOf(part), [part]);
  const name = COMPONENT_NAMES[part.component][0];
  const series = useMemo(
    () => [{ label: name, kind: 'line', tone: 'qing', values: latency.values }] as const,
    [name, latency],
  );
  return (
    <div className="mt-3">
      <Chart
        label={`${name} 24 小时响应时间`}
        summary={latencySummary(part)}
        labels={latency.labels}
        series={series}
        height={132}
      />
      <p className="mt-1.5 flex items-center justify-between gap-2 text-12 text-text-3" aria-hidden="true">
        <span>
          现在 <b className="font-num text-16 text-text-1">{latency.now === null ? '—' : `${latency.now} ms`}</b>
        </span>
        <span>
          平均 <span className="font-num font-semibold">{latency.mean ?? '—'}</span> · 峰值{' '}
          <span className="font-num font-semibold">
            {latency.peak ? `${latency.peak.ms} ms · ${latency.peak.at}` : '—'}
          </span>
        </span>
      </p>
    </div>
  );
}
