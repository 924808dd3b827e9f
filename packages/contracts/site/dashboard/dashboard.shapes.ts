import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { ADMINS, describeTopic } from '../../topics/topic-description.ts';
import { dashboardTopic } from './dashboard.topic.ts';

const count = z.number();

const figures = z.strictObject({
  connections: count,
  users_new_today: count,
  users_active_today: count,
  tournaments_running: count,
  matches_live: count,
  matches_today: count,
  disputes_open: count,
  oldest_dispute_at: z.nullable(isoTime),
  registrations_pending: count,
  experts_pending: count,
  teams_pending: count,
  orders_pending: count,
  oldest_pending_order_at: z.nullable(isoTime),
  orders_today: count,
  points_spent_today: count,
  products_low: count,
  shop_disagreements: count,
  jobs_failed: count,
  last_job_failed_at: z.nullable(isoTime),
  outbox_waiting: count,
  outbox_oldest_at: z.nullable(isoTime),
});
const queue = z.strictObject({
  seen_at: isoTime,
  waiting: count,
  active: count,
  delayed: count,
  next: z.array(z.strictObject({ name: z.string(), job_key: z.string(), run_at: isoTime })),
});

export const dashboardDescription = describeTopic(dashboardTopic, {
  needsLogin: true,
  isWide: true,
  isKept: false,
  texts: {
    title: '管理总览',
    who: ADMINS,
    snapshot: '{ figures, queue, card_import_id }：今日数字与任务队列，尚未统计时为 null；最近一次卡牌目录导入',
    events: {
      figures_changed: '重新统计的数字',
      queue_changed: '任务队列的现状',
      card_import_started: '开始导入卡牌目录，进度见 job 话题：import_id',
    },
  },
  shapes: {
    snapshot: z.strictObject({
      figures: z.nullable(figures),
      queue: z.nullable(queue),
      card_import_id: z.nullable(z.string()),
    }),
    events: {
      figures_changed: figures,
      queue_changed: queue,
      card_import_started: z.strictObject({ import_id: z.string() }),
    },
  },
});
