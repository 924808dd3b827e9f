import type { Db } from '@pailei/db/client';
import { isId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';

/** The event that a job works for: named by its payload, or by the match in it. Null for all others. */
export async function tournamentOfJob(db: Db | Trx, payload: object): Promise<string | null> {
  const { tournament_id, match_id } = payload as { tournament_id?: unknown; match_id?: unknown };
  if (typeof tournament_id === 'string') return isId(tournament_id) ? existingTournament(db, tournament_id) : null;
  if (typeof match_id !== 'string' || !isId(match_id)) return null;
  const match = await db.selectFrom('match').select('tournament_id').where('id', '=', match_id).executeTakeFirst();
  return match?.tournament_id ?? null;
}

async function existingTournament(db: Db | Trx, id: string): Promise<string | null> {
  const row = await db.selectFrom('tournament').select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? null;
}
