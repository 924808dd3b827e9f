import type { BattleStatus } from '@pailei/domain/battles/types';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '@pailei/db/client';
import { LIST_STATUSES } from './battle-summary.ts';

export type FoundBattle = { id: string; name: string; status: BattleStatus };

const STATUSES = Object.values(LIST_STATUSES).flat();

/** Battles of these teams that the public knows: what is played first, then what comes, then the newest. */
export async function findBattlesOfTeams(db: Db, teamIds: readonly string[], limit: number): Promise<FoundBattle[]> {
  if (teamIds.length === 0) return [];
  const ids = sql`any(${[...teamIds]}::uuid[])`;
  const rows = await db
    .selectFrom('battle')
    .select(['id', 'public_summary'])
    .where(sql<SqlBool>`(battle.a_team_id = ${ids} or battle.b_team_id = ${ids})`)
    .where('public_status', 'in', STATUSES)
    .orderBy(
      sql`case when public_status in ('check_in', 'playing', 'paused') then 0 when public_status = 'scheduled' then 1 else 2 end`,
    )
    .orderBy('public_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ public_summary }) => {
    if (!public_summary) return [];
    const { id, teams, status } = public_summary;
    return [{ id, name: `${teams.a.name} 对 ${teams.b.name}`, status }];
  });
}
