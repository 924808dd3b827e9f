import type { MatchCallChange, NewMatchCall } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';

export async function insertCall(trx: Trx, row: NewMatchCall): Promise<void> {
  await trx.insertInto('match_call').values(row).execute();
}

export async function updateCall(trx: Trx, id: string, change: MatchCallChange): Promise<void> {
  await trx.updateTable('match_call').set(change).where('id', '=', id).execute();
}

type Claiming = { match_id: string; account_id: string; claimed_at: string; is_override: boolean };

export async function saveClaim(trx: Trx, claim: Claiming): Promise<void> {
  const { match_id: _, ...change } = claim;
  await trx
    .insertInto('match_claim')
    .values(claim)
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(change))
    .execute();
}

/** The ids of those that were there. */
export async function deleteClaims(trx: Trx, matchIds: readonly string[]): Promise<string[]> {
  const rows = await trx
    .deleteFrom('match_claim')
    .where((eb) => eb('match_id', '=', eb.fn.any(eb.val([...matchIds]))))
    .returning('match_id')
    .execute();
  return rows.map(({ match_id }) => match_id);
}
