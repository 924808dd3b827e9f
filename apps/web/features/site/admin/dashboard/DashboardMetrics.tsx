import type { AdminMetrics } from '@pailei/contracts/site/dashboard/dashboard.topic';

import { Stat, Stats } from '../../../../shared/ui/data/Stat.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';

/** The six metrics of the day; dashes until a worker has counted. */
export function DashboardMetrics({ metrics }: { metrics: AdminMetrics | null }) {
  const value = (key: Exclude<keyof AdminMetrics, `${string}_at`>) => metrics?.[key] ?? '—';
  return (
    <Stats isRuled>
      <Stat
        label="在线连接"
        value={value('connections')}
        note={`今日活跃 ${value('users_active_today')} · 注册 ${value('users_new_today')}`}
      />
      <Stat label="进行中的场次" value={value('matches_live')} note={`${value('tournaments_running')} 项赛事进行中`} />
      <Stat label="今日场次" value={value('matches_today')} note="已结束" />
      <Stat
        label="争议待裁"
        value={value('disputes_open')}
        tone={metrics && metrics.disputes_open > 0 ? 'huang' : undefined}
        note={waiting(metrics?.oldest_dispute_at, '暂无待裁')}
      />
      <Stat
        label="待处理订单"
        value={value('orders_pending')}
        note={waiting(metrics?.oldest_pending_order_at, '暂无待处理')}
      />
      <Stat label="今日积分支出" value={value('points_spent_today')} note={`今日订单 ${value('orders_today')}`} />
    </Stats>
  );
}

const waiting = (oldest: string | null | undefined, none: string) =>
  oldest ? <>最久 {<Time iso={oldest} />}</> : none;
