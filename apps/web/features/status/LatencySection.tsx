import { COMPONENT_NAMES, type ComponentStatus } from '@pailei/contracts/status';
import type { Component } from '@pailei/domain/status';
import { useMemo, useState } from 'react';

import { Chart } from '../../shared/ui/Chart.tsx';
import { SectionHeader } from '../../shared/ui/PageHeader.tsx';
import { Segmented } from '../../shared/ui/Segmented.tsx';
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
    <div className="sts-t">
      <Chart
        label={`${name} 24 小时响应时间`}
        summary={latencySummary(part)}
        labels={latency.labels}
        series={series}
        height={132}
      />
      <p className="row row--sb t3 s12" aria-hidden="true">
        <span>
          现在 <b className="num t1">{latency.now === null ? '—' : `${latency.now} ms`}</b>
        </span>
        <span>
          平均 <span className="num">{latency.mean ?? '—'}</span> · 峰值{' '}
          <span className="num">{latency.peak ? `${latency.peak.ms} ms · ${latency.peak.at}` : '—'}</span>
        </span>
      </p>
    </div>
  );
}
