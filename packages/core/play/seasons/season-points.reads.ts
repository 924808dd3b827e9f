import type { Trx } from '@pailei/db/tx';
import type { CompetitorKind } from '@pailei/domain/seasons/types';
import { sql } from 'kysely';

export async function isSeason(trx: Trx, id: string): Promise<boolean> {
  const row = await trx.selectFrom('season').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The points of a season's table as it is now, by the id of the account or the team. */
export async function readSeasonPoints(
  trx: Trx,
  seasonId: string,
  kind: CompetitorKind,
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('season_row')
    .select(['competitor_id', sql<number>`(standing->>'points')::integer`.as('points')])
    .where('season_id', '=', seasonId)
    .where('competitor_kind', '=', kind)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ competitor_id, points }) => [competitor_id, points]));
}
