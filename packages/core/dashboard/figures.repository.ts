import type { AdminFigures } from '@pailei/contracts/live-admin';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import { freshSince } from '../health/index.ts';
import { dayStart } from './site-day.ts';

/** All figures in one query of a few milliseconds: each part has an index of just its rows. */
export async function countFigures(db: Db, now: string): Promise<AdminFigures> {
  const today = dayStart(now);
  const { rows } = await sql<AdminFigures>`
    select
      (select coalesce(sum((detail ->> 'connections')::int), 0) from process_heartbeat
        where kind = 'hub' and beat_at >= ${freshSince(now)}) as connections,
      (select count(*) from account where created_at >= ${today} and not is_demo) as users_new_today,
      (select count(distinct account_id) from session where last_seen_at >= ${today}) as users_active_today,
      (select count(*) from tournament where status_rank = 0) as tournaments_running,
      (select count(*) from match where status in ('ban', 'playing', 'disputed', 'paused')) as matches_live,
      (select count(*) from match where finished_at >= ${today} and status <> 'cancelled') as matches_today,
      (select count(*) from match where status = 'disputed') as disputes_open,
      (select min(updated_at) from match where status = 'disputed') as oldest_dispute_at,
      (select count(*) from participant where status = 'pending') as registrations_pending,
      (select count(*) from expert_application where status = 'pending') as experts_pending,
      (select count(*) from job_failure where resolved_at is null) as jobs_failed,
      (select max(failed_at) from job_failure where resolved_at is null) as last_job_failed_at,
      (select count(*) from outbox_job where queued_at is null) as outbox_waiting,
      (select min(created_at) from outbox_job where queued_at is null) as outbox_oldest_at`.execute(db);
  const figures = rows[0];
  if (!figures) throw new Error('the figures have no row');
  return figures;
}
