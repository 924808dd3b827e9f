import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

/** For whom somebody plays in another event of the season. */
export type SeasonTeam = { account_id: string; team_id: string; team_name: string };

type Asking = { tournament_id: string; account_ids: readonly string[]; now: string };

/**
 * For which teams these accounts stand on the record of other events of the season that the event is of, where the season lets nobody
 * play for two. An event without a start is one of the season that is played now. Two captains who enter the same player in two events
 * come one after the other: rosters of such a season are registered under a lock of its own, which nobody takes before that of an event.
 */
export async function readSeasonTeams(trx: Trx, { tournament_id, account_ids, now }: Asking): Promise<SeasonTeam[]> {
  if (account_ids.length === 0) return [];
  const { rows: found } = await sql<{ season: string | null }>`
    select strict_season(${tournament_id}, ${now}) as season`.execute(trx);
  const season = found[0]?.season ?? null;
  if (season === null) return [];
  await sql`select pg_advisory_xact_lock(hashtextextended(${`season rosters ${season}`}, 0))`.execute(trx);
  const { rows } = await sql<SeasonTeam>`
    select * from teams_in_season(${season}, ${[...account_ids]}::uuid[], ${tournament_id}, ${now})`.execute(trx);
  return rows;
}
