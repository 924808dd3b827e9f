import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';

type PlayerSeason = DataOf<typeof seasonsApi.ofPlayer>['items'][number];

/** Where a player stands or stood in every season that they have points in, newest first. */
export async function readPlayerSeasons(db: Db, accountId: string): Promise<PlayerSeason[]> {
  const { rows } = await sql<PlayerSeason>`
    select season.number, season.name, season.ends_at, season.closed_at,
           (own.standing->>'rank')::integer as rank, (own.standing->>'points')::integer as points,
           (own.standing->>'titles')::integer as titles,
           (select count(*) from season_row as other
            where other.season_id = season.id and other.competitor_kind = 'account') as total,
           season.closed_at is not null and season.champions->'account'->>'id' = ${accountId}::text as is_champion
    from season_row as own join season on season.id = own.season_id
    where own.competitor_kind = 'account' and own.competitor_id = ${accountId}
    order by season.number desc`.execute(db);
  return rows.map((row) => ({ ...row, is_champion: row.is_champion ?? false }));
}
