import type { TeamSeekerTable } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';

export async function saveSeeker(trx: Trx, row: TeamSeekerTable): Promise<void> {
  const { account_id: _id, ...changes } = row;
  await trx
    .insertInto('team_seeker')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .execute();
}

/** Whether there was one. */
export async function deleteSeeker(trx: Trx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('team_seeker').where('account_id', '=', accountId).executeTakeFirst();
  return numDeletedRows > 0n;
}
