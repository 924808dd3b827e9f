import type { AdminFigures } from '@pailei/contracts/live-admin';

import { Stat, Stats } from '../../../shared/ui/Stat.tsx';
import { Time } from '../../../shared/ui/Time.tsx';

/** The six figures of the day; dashes until a worker has counted. */
export function Figures({ figures }: { figures: AdminFigures | null }) {
  const value = (key: Exclude<keyof AdminFigures, `${string}_at`>) => figures?.[key] ?? '—';
  const oldest = figures?.oldest_dispute_at;
  return (
    <Stats isRuled>
      <Stat label="在线连接" value={value('connections')} note="含访客" />
      <Stat label="今日活跃" value={value('users_active_today')} note="登录用户" />
      <Stat label="今日注册" value={value('users_new_today')} note="不含演示账号" />
      <Stat label="正在对局" value={value('matches_live')} note={`${value('tournaments_running')} 项赛事进行中`} />
      <Stat label="今日对局" value={value('matches_today')} note="已结束" />
      <Stat
        label="争议待裁"
        value={value('disputes_open')}
        tone={figures && figures.disputes_open > 0 ? 'huang' : undefined}
        note={oldest ? <>最久 {<Time iso={oldest} />}</> : '没有等待'}
      />
    </Stats>
  );
}
