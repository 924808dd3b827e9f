import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import type { Db } from '@pailei/db/client';
import type { TeamRow } from '@pailei/db/schema/teams';
import { CAPTAIN_ABSENCE_DAYS } from '@pailei/domain/teams/limits';
import { successorOf } from '@pailei/domain/teams/membership';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import { dueJob, type Clock, type ClockMoment, type Due } from '../../../ground/clocks/clock.ts';
import type { ClockPause } from '../../../ground/clocks/clock-pause.ts';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { notify } from '../../notifications/notify.ts';
import { daysLater } from '../days-later.ts';
import { CAPTAIN_CLOCK } from '../team-clock-names.ts';
import type { TeamMoment } from '../team.events.ts';
import { lockTeam, updateTeam } from '../team.repository.ts';
import type { TeamsDeps } from '../teams.deps.ts';
import { moveCaptain } from './membership.ts';
import { findMemberships } from './members.repository.ts';
import { tellReplaced } from './tell-replaced.ts';

/** Captains who are suspended for seven days are replaced. */
export const captainClock: Clock = {
  name: CAPTAIN_CLOCK,
  area: 'tournaments',
  findDue: findDueCaptains,
  expire: (_services, moment, due) => replaceCaptain(moment, due),
  credit: creditCaptains,
};

async function findDueCaptains(db: Db, before: string, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, captain_due_at as due_at from team where captain_due_at <= ${before}
    order by captain_due_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Where nobody else could lead, the team waits another seven days: it is never without a captain. */
async function replaceCaptain(moment: ClockMoment, { id, due_at }: Due): Promise<void> {
  const { trx, now } = moment;
  const team = await lockTeam(trx, id);
  if (!team || team.captain_due_at !== due_at || due_at > now) return;
  const members = await findMemberships(trx, id, now);
  const captain = members.find(({ role }) => role === 'captain');
  if (!captain?.is_suspended) return saveAbsence(moment, team, null);
  const next = successorOf(members);
  if (!next) return saveAbsence(moment, team, daysLater(now, CAPTAIN_ABSENCE_DAYS));
  await moveCaptain(moment, team, { from: captain.account_id, to: next.account_id, kind: 'captain_replaced' });
  await tellReplaced(moment, team, [captain.account_id, next.account_id], next.account_id);
}

async function creditCaptains({ trx, log, now }: ClockMoment, { since }: ClockPause): Promise<void> {
  const { rows } = await sql<{ id: string; captain_due_at: string }>`
    update team set captain_due_at = captain_due_at + (${now}::timestamptz
      - greatest(${since}::timestamptz, captain_due_at - make_interval(days => ${CAPTAIN_ABSENCE_DAYS})))
    where captain_due_at - make_interval(days => ${CAPTAIN_ABSENCE_DAYS}) < ${now}
    returning id, captain_due_at`.execute(trx);
  for (const { id, captain_due_at } of rows)
    log.add(teamInsideTopic.of(id), 'captain_absence_changed', { captain_due_at });
}

/**
 * Follows suspensions of captains, whatever ended or began them: from when one is suspended the seven days run, and everybody
 * in the team is told. Answers how many teams have changed.
 */
export async function followCaptains(deps: TeamsDeps): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select team.id from team
      join team_member as captain on captain.team_id = team.id and captain.role = 'captain'
      join account on account.id = captain.account_id
    where team.status = 'approved'
      and coalesce(account.suspended_until > ${deps.now()}, false) <> (team.captain_due_at is not null)
    order by team.id limit 100`.execute(deps.db);
  for (const { id } of rows) {
    await inTransaction(deps, async (trx, log) => {
      const moment = { trx, log, now: deps.now() };
      const team = await lockTeam(trx, id);
      if (team?.status !== 'approved') return;
      const members = await findMemberships(trx, id, moment.now);
      const isAbsent = members.some(({ role, is_suspended }) => role === 'captain' && is_suspended);
      if (isAbsent === (team.captain_due_at !== null)) return;
      await saveAbsence(moment, team, isAbsent ? daysLater(moment.now, CAPTAIN_ABSENCE_DAYS) : null);
      if (isAbsent) await tellAbsence(moment, team);
    });
  }
  return rows.length;
}

async function saveAbsence(
  { trx, log, now }: TeamMoment,
  { id }: TeamRow,
  captain_due_at: string | null,
): Promise<void> {
  await updateTeam(trx, id, { captain_due_at }, now);
  if (captain_due_at !== null) await enqueueJobs(trx, [dueJob(CAPTAIN_CLOCK, { id, due_at: captain_due_at })]);
  log.add(teamInsideTopic.of(id), 'captain_absence_changed', { captain_due_at });
}

async function tellAbsence({ trx, log, now }: TeamMoment, team: TeamRow): Promise<void> {
  const due_at = daysLater(now, CAPTAIN_ABSENCE_DAYS);
  const about = { team_id: team.id, team_name: team.name, role: null, username: null, due_at };
  const notice = { kind: 'team_role', change: 'captain_absent', ...about } as const;
  const members = await findMemberships(trx, team.id, now);
  await notify(
    trx,
    log,
    members.map(({ account_id }) => ({ account_id, dedupe_key: `captain_absent:${team.id}:${now}`, notice })),
  );
}
