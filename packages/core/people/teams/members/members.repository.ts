import type { TeamMember } from '@pailei/contracts/people/teams/team-views';
import type { Db } from '@pailei/db/client';
import type { TeamMemberRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { TEAM_ROLES, type TeamRole } from '@pailei/domain/rights/rights';
import type { Membership } from '@pailei/domain/teams/types';
import { wakeLoop } from '@pailei/live/wake-loop';
import { sql } from 'kysely';
import { isExpert, publicClassesOf } from '../player-facts.ts';

const ROLE_ORDER = sql<number>`array_position(array[${sql.join(TEAM_ROLES.map((role) => sql.lit(role)))}], member.role)`;

/** The captain first, then vice captains, then by when they joined. */
export function findMembers(db: Db | Trx, teamId: string): Promise<TeamMember[]> {
  return memberViews(db).where('member.team_id', '=', teamId).execute();
}

export function findMemberView(db: Db | Trx, accountId: string): Promise<TeamMember> {
  return memberViews(db).where('member.account_id', '=', accountId).executeTakeFirstOrThrow();
}

function memberViews(db: Db | Trx) {
  return db
    .selectFrom('team_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select([
      'member.account_id',
      'account.username',
      'member.role',
      isExpert('account').as('is_expert'),
      publicClassesOf(sql.ref('member.account_id')).as('classes'),
      'member.joined_at',
    ])
    .orderBy(ROLE_ORDER)
    .orderBy('member.joined_at')
    .orderBy('member.account_id');
}

/** Members as the rules need them. */
export function findMemberships(db: Db | Trx, teamId: string, now: string): Promise<(Membership & { slot: number })[]> {
  return db
    .selectFrom('team_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select([
      'member.account_id',
      'member.role',
      'member.joined_at',
      'member.slot',
      sql<boolean>`coalesce(account.suspended_until > ${now}, false)`.as('is_suspended'),
    ])
    .where('member.team_id', '=', teamId)
    .orderBy('member.account_id')
    .execute();
}

export async function findCaptainId(db: Db | Trx, teamId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('team_member')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('role', '=', 'captain')
    .executeTakeFirst();
  return row?.account_id;
}

export async function insertMember(trx: Trx, row: Omit<TeamMemberRow, 'is_online'>): Promise<void> {
  await trx.insertInto('team_member').values(row).execute();
}

/** A sweep takes those who leave out of the rosters of events. */
export async function deleteMember(trx: Trx, accountId: string): Promise<void> {
  wakeLoop(trx, 'sweep');
  await trx.deleteFrom('team_member').where('account_id', '=', accountId).execute();
}

export async function deleteMembers(trx: Trx, teamId: string): Promise<void> {
  wakeLoop(trx, 'sweep');
  await trx.deleteFrom('team_member').where('team_id', '=', teamId).execute();
}

export async function saveRole(trx: Trx, accountId: string, role: TeamRole): Promise<void> {
  await trx.updateTable('team_member').set({ role }).where('account_id', '=', accountId).execute();
}

/** Ids of the members who used the site a moment ago, as last looked. */
export async function findOnline(db: Db | Trx, teamId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_member')
    .select('account_id')
    .where('team_id', '=', teamId)
    .where('is_online', '=', true)
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}
