import type { AdminFigures } from '@pailei/contracts/live-admin';

import { Stat, Stats } from '../../../shared/ui/Stat.tsx';
import { Time } from '../../../shared/ui/Time.tsx';

/** The six figures of the day; dashes until a worker has counted. */
export function Figures({ figures }: { figures: AdminFigures | null }) {
  const value = (key: Exclude<keyof AdminFigures, `${string}_at`>) => figures?.[key] ?? '—';
  return (
    <Stats isRuled>
      <Stat
        label="在线连接"
        value={value('connections')}
        note={`今日活跃 ${value('users_active_today')} · 注册 ${value('users_new_today')}`}
      />
      <Stat label="正在对局" value={value('matches_live')} note={`${value('tournaments_running')} 项赛事进行中`} />
      <Stat label="今日对局" value={value('matches_today')} note="已结束" />
      <Stat
        label="争议待裁"
        value={value('disputes_open')}
        tone={figures && figures.disputes_open > 0 ? 'huang' : undefined}
        note={waiting(figures?.oldest_dispute_at)}
      />
      <Stat label="待处理订单" value={value('orders_pending')} note={waiting(figures?.oldest_pending_order_at)} />
      <Stat label="今日积分支出" value={value('points_spent_today')} note={`今日订单 ${value('orders_today')}`} />
    </Stats>
  );
}

const waiting = (oldest: string | null | undefined) => (oldest ? <>最久 {<Time iso={oldest} />}</> : '没有等待');
