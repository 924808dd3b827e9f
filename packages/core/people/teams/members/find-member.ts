import type { Db } from '@pailei/db/client';
import type { TeamMemberRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';

/** Also of a team that is not approved yet. */
export function findMember(db: Db | Trx, accountId: string): Promise<TeamMemberRow | undefined> {
  return db.selectFrom('team_member').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}
