import type { AdminMetrics } from '@pailei/contracts/site/dashboard/dashboard.topic';
import type { Db } from '@pailei/db/client';
import { LIVE_STATUSES } from '@pailei/domain/featured/live';
import { dayStart } from '@pailei/domain/site-time/days';
import { sql } from 'kysely';
import { hasFreshHeartbeat } from '../health/process-heartbeats.ts';
import { readSetting } from '../settings/settings.reads.ts';

/** All metrics but the setting in one query of a few milliseconds: each part has an index of just its rows. */
export async function countMetrics(db: Db, now: string): Promise<AdminMetrics> {
  const today = dayStart(now);
  const { low_stock_threshold } = await readSetting(db, 'shop');
  const { rows } = await sql<AdminMetrics>`
    select
      (select coalesce(sum((detail ->> 'connections')::int), 0) from process_heartbeat
        where kind = 'hub' and ${hasFreshHeartbeat}) as connections,
      (select count(*) from account where created_at >= ${today} and not is_demo) as users_new_today,
      (select count(distinct account_id) from session where last_seen_at >= ${today}) as users_active_today,
      (select count(*) from tournament where status_rank = 0) as tournaments_running,
      (select count(*) from match where status in (${sql.join(LIVE_STATUSES)})) as matches_live,
      (select count(*) from match where finished_at >= ${today} and status <> 'cancelled' and withdrawn_at is null) as matches_today,
      (select count(*) from match where status = 'disputed') as disputes_open,
      (select min(updated_at) from match where status = 'disputed') as oldest_dispute_at,
      (select count(*) from participant join tournament on tournament.id = participant.tournament_id
        where participant.status = 'pending' and tournament.status in ('registration', 'check_in')) as registrations_pending,
      (select count(*) from expert_application where status = 'pending') as experts_pending,
      (select count(*) from team where status = 'pending') as teams_pending,
      (select count(*) from shop_order where status = 'pending') as orders_pending,
      (select min(created_at) from shop_order where status = 'pending') as oldest_pending_order_at,
      (select count(*) from shop_order where created_at >= ${today}) as orders_today,
      (select coalesce(sum(points_total), 0) from shop_order where created_at >= ${today} and status <> 'cancelled')
        as points_spent_today,
      (select count(*) from product where is_active and stock_quantity <= ${low_stock_threshold}) as products_low,
      coalesce((select ledger + stock + orders from shop_check order by checked_at desc, id desc limit 1), 0)
        as shop_disagreements,
      (select count(*) from job_failure where resolved_at is null) as jobs_failed,
      (select max(failed_at) from job_failure where resolved_at is null) as last_job_failed_at,
      (select count(*) from outbox_job where queued_at is null) as outbox_waiting,
      (select min(created_at) from outbox_job where queued_at is null) as outbox_oldest_at`.execute(db);
  const metrics = rows[0];
  if (!metrics) throw new Error('the metrics have no row');
  return metrics;
}
