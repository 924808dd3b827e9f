import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const EVENT_SERIES_AUDITS = {
  group: { prefix: 'event_series.', text: '系列赛事' },
  actions: {
    'event_series.create': '新建系列赛事',
    'event_series.update': '修改系列赛事',
    'event_series.stop': '停止系列赛事',
    'event_series.resume': '继续系列赛事',
    'event_series.make': '按系列生成赛事',
  },
  targets: { event_series: '系列赛事' },
  fields: {
    name: '名称',
    first_starts_at: '首场',
    weeks: '期数',
    ahead_days: '提前天数',
    next_number: '下一期',
    number: '期',
    tournament_id: '赛事编号',
  },
} as const satisfies AuditTexts;
