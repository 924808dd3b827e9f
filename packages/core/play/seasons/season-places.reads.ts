import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { SeasonPlace, seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import type { Who } from './season-facts.repository.ts';

/** Where a player or a team stands or stood in every season that they have points in, newest first. */
export async function readSeasonPlaces(db: Db, { kind, id }: Who): Promise<SeasonPlace[]> {
  const { rows } = await sql<SeasonPlace>`
    select season.number, season.name, season.ends_at, season.closed_at,
           (own.standing->>'rank')::integer as rank, (own.standing->>'points')::integer as points,
           (own.standing->>'titles')::integer as titles,
           (select count(*) from season_row as other
            where other.season_id = season.id and other.competitor_kind = ${kind}) as total,
           season.closed_at is not null and season.champions->${kind}::text->>'id' = ${id}::text as is_champion
    from season_row as own join season on season.id = own.season_id
    where own.competitor_kind = ${kind} and own.competitor_id = ${id}
    order by season.number desc`.execute(db);
  return rows.map((row) => ({ ...row, is_champion: row.is_champion ?? false }));
}

type TeamTitle = DataOf<typeof seasonsApi.ofPlayer>['team_titles'][number];

/** The ended seasons that were won by a team with the player on its roster, newest first. */
export async function readTeamTitles(db: Db, accountId: string): Promise<TeamTitle[]> {
  const member = JSON.stringify([{ id: accountId }]);
  const { rows } = await sql<{ number: number; name: string; team_id: string; team_name: string }>`
    select number, name, champions->'team'->>'id' as team_id, champions->'team'->>'name' as team_name
    from season where closed_at is not null and champions->'team'->'roster' @> ${member}::jsonb
    order by number desc`.execute(db);
  return rows.map(({ number, name, team_id, team_name }) => ({ number, name, team: { id: team_id, name: team_name } }));
}
