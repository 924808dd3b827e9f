import { NO_SHOWS_TO_DROP } from '@pailei/domain/no-shows/no-shows';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql, type SqlBool } from 'kysely';
import { standing } from './no-shows.repository.ts';

/** Participants of an event who have been absent often enough to be dropped. */
export async function findAbsentees(db: Db | Trx, tournamentId: string): Promise<string[]> {
  const rows = await standing(db)
    .select('participant_id')
    .where('no_show.tournament_id', '=', tournamentId)
    .where('dropped_at', 'is', null)
    .where('forgiven_at', 'is', null)
    .groupBy('participant_id')
    .having(sql<SqlBool>`count(distinct coalesce(match.battle_id, no_show.match_id)) >= ${NO_SHOWS_TO_DROP}`)
    .orderBy('participant_id')
    .execute();
  return rows.map(({ participant_id }) => participant_id);
}

/** What they were dropped for counts for no second time. */
export async function markDropped(trx: Trx, participantId: string, now: string): Promise<void> {
  await trx
    .updateTable('no_show')
    .set({ dropped_at: now })
    .where('participant_id', '=', participantId)
    .where('dropped_at', 'is', null)
    .execute();
}
