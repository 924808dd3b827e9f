import type { TeamRequestCounts } from '@pailei/contracts/features/personal.topic';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

/** What waits of an account's own, and for it as a captain. */
export async function readRequestCounts(db: Db | Trx, accountId: string): Promise<TeamRequestCounts> {
  const { rows } = await sql<TeamRequestCounts>`
    select count(*) filter (where account_id = ${accountId} and kind = 'application') as applications,
      count(*) filter (where account_id = ${accountId} and kind = 'invitation') as invitations,
      count(*) filter (where account_id <> ${accountId}) as received
    from team_request where status = 'pending' and (account_id = ${accountId} or (kind = 'application' and team_id =
      (select team_id from account_team where account_id = ${accountId} and team_role = 'captain')))`.execute(db);
  return rows[0] ?? { applications: 0, invitations: 0, received: 0 };
}
