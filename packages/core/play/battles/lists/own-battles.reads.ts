import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { captainAction, type CaptainAction } from '@pailei/domain/battles/next-action';
import type { Side } from '@pailei/domain/series/sides';
import type { Trx } from '@pailei/db/tx';
import { readBattleTeams, sideOfTeam } from '../state/battle-teams.ts';
import { battleSummary, LIST_STATUSES } from './battle-summary.ts';

export type OwnBattle = {
  readonly battle: BattleSummary;
  readonly side: Side;
  readonly action: CaptainAction;
  readonly leads: boolean;
};

/** The battles of the team that an account is in, as the database knows it now: those that are not over, the next first. */
export async function findOwnBattles(trx: Trx, accountId: string, limit: number): Promise<OwnBattle[]> {
  const rows = await trx
    .selectFrom('team_member')
    .innerJoin('battle', (join) =>
      join.on((eb) =>
        eb.or([
          eb('battle.a_team_id', '=', eb.ref('team_member.team_id')),
          eb('battle.b_team_id', '=', eb.ref('team_member.team_id')),
        ]),
      ),
    )
    .selectAll('battle')
    .select(['team_member.team_id', 'team_member.role'])
    .where('team_member.account_id', '=', accountId)
    .where('battle.status', 'in', [...LIST_STATUSES.live, ...LIST_STATUSES.upcoming])
    .orderBy('battle.starts_at')
    .orderBy('battle.id')
    .limit(limit)
    .execute();
  const found: OwnBattle[] = [];
  for (const { team_id, role, ...row } of rows) {
    const side = sideOfTeam(row, team_id);
    if (!side) continue;
    const battle = battleSummary(row.state, { teams: await readBattleTeams(trx, row), is_demo: row.is_demo });
    found.push({ battle, side, action: captainAction(row.state, side), leads: role !== 'member' });
  }
  return found;
}
