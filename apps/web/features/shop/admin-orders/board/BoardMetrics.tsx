import { useSyncExternalStore } from 'react';

import { currentSecond, subscribeSecond } from '../../../../shared/state/clock.ts';
import { Stat, Stats } from '../../../../shared/ui/data/Stat.tsx';
import { useStatistics } from '../admin-orders.api.ts';
import { DAYS, DayBars } from './DayBars.tsx';
import { waitingTime } from './waiting-time.ts';

const MINUTE_MS = 60_000;

type BoardMetricsProps = {
  /** Null until the topic is there. */
  pendingCount: number | null;
  isOpen: boolean;
  /** Opens and closes the statistics behind the metrics. */
  onToggle: () => void;
};

/** What came in today and what waits. */
export function BoardMetrics({ pendingCount, isOpen, onToggle }: BoardMetricsProps) {
  const { data } = useStatistics(DAYS);
  const pending = pendingCount ?? data?.by_status.pending ?? null;
  return (
    <Stats>
      <Stat label="今日订单" value={data?.today.orders ?? '—'} />
      <Stat label="待处理" value={pending ?? '—'} tone={pending === 0 ? undefined : 'huang'} />
      <Stat label="最久等待" value={data?.oldest_pending_at ? <Waited since={data.oldest_pending_at} /> : '—'} />
      <Stat label="今日积分" value={data?.today.points ?? '—'} tone="jin" />
      <DayBars days={data?.days} isOpen={isOpen} onToggle={onToggle} />
    </Stats>
  );
}

/** Renders once a minute. */
function Waited({ since }: { since: string }) {
  const minute = useSyncExternalStore(subscribeSecond, () => Math.floor(currentSecond() / MINUTE_MS) * MINUTE_MS);
  return waitingTime(since, minute).map(([count, unit]) => (
    <span key={unit}>
      {count}
      <small className="mr-1 ml-0.5 font-ui text-[14px] leading-none font-normal text-text-3">{unit}</small>
    </span>
  ));
}
