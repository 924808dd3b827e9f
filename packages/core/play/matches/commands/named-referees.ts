import type { Trx } from '@pailei/db/tx';

/** The referees whom the event of a match names; empty where it names nobody, or the match is of no event. */
export async function findNamedReferees(trx: Trx, tournamentId: string | null): Promise<readonly string[]> {
  if (tournamentId === null) return [];
  const row = await trx.selectFrom('tournament').select('summary').where('id', '=', tournamentId).executeTakeFirst();
  return row?.summary.referee_ids ?? [];
}
