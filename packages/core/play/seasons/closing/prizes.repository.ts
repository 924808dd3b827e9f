import type { Trx } from '@pailei/db/tx';

/** Members of teams as they are now, captains first. */
export function findMembers(trx: Trx, teamIds: readonly string[]) {
  return trx
    .selectFrom('team_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select(['member.team_id', 'member.account_id', 'account.username', 'member.role'])
    .where('member.team_id', 'in', [...teamIds])
    .orderBy('member.slot')
    .execute();
}
