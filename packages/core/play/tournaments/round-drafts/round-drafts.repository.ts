import type { Db } from '@pailei/db/client';
import type { NewRoundDraft, RoundDraftRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';

export function findRoundDraft(db: Db | Trx, tournamentId: string): Promise<RoundDraftRow | undefined> {
  return db.selectFrom('round_draft').selectAll().where('tournament_id', '=', tournamentId).executeTakeFirst();
}

/** In the place of the one before. */
export async function saveRoundDraft(trx: Trx, row: NewRoundDraft): Promise<void> {
  const { tournament_id: _, ...changes } = row;
  await trx
    .insertInto('round_draft')
    .values(row)
    .onConflict((conflict) => conflict.column('tournament_id').doUpdateSet(changes))
    .execute();
}
