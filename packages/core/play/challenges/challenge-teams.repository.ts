import type { Db } from '@pailei/db/client';
import type { TeamRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';

/** Also teams that are disbanded: a challenge outlives them. */
export function findTeamsById(db: Db | Trx, ids: readonly string[]): Promise<TeamRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('team')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

/** Whether all of these teams are the demonstration's: their captains are its accounts. */
export async function isDemoMeeting(trx: Trx, teamIds: readonly string[]): Promise<boolean> {
  const captains = await trx
    .selectFrom('team_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select('account.is_demo')
    .where('member.team_id', 'in', teamIds)
    .where('member.role', '=', 'captain')
    .execute();
  return captains.every(({ is_demo }) => is_demo);
}

/** Who is told: captains and vice captains, or everybody. */
export async function findMemberIds(trx: Trx, teamId: string, who: 'leaders' | 'members'): Promise<string[]> {
  const members = trx.selectFrom('team_member').select('account_id').where('team_id', '=', teamId);
  const asked = who === 'leaders' ? members.where('role', '<>', 'member') : members;
  return (await asked.orderBy('account_id').execute()).map(({ account_id }) => account_id);
}
