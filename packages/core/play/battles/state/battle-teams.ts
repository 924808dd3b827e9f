import type { BattleTeamView } from '@pailei/contracts/play/battles/battle-views';
import type { Crest } from '@pailei/contracts/people/teams/team-views';
import type { BySide, Side } from '@pailei/domain/series/sides';
import type { TeamRole } from '@pailei/domain/rights/rights';
import type { Db } from '@pailei/db/client';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';

type Teams = Pick<BattleRow, 'a_team_id' | 'b_team_id'>;

export const teamOf = ({ a_team_id, b_team_id }: Teams, side: Side): string => ({ a: a_team_id, b: b_team_id })[side];

/** The side that a team is. */
export function sideOfTeam({ a_team_id, b_team_id }: Teams, teamId: string | null | undefined): Side | undefined {
  if (teamId === a_team_id) return 'a';
  return teamId === b_team_id ? 'b' : undefined;
}

export type OwnPlace = { readonly side: Side; readonly role: TeamRole };

/** The place of an account in one of the two teams, as the database knows it now. */
export async function placeIn(
  db: Db | Trx,
  battle: Teams,
  accountId: string | undefined,
): Promise<OwnPlace | undefined> {
  if (accountId === undefined) return undefined;
  const member = await db
    .selectFrom('team_member')
    .select(['team_id', 'role'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const side = sideOfTeam(battle, member?.team_id);
  return member && side && { side, role: member.role };
}

/** Members of both teams. `leads`: captain or vice captain. */
export async function findBattleMembers(
  db: Db | Trx,
  battle: Teams,
): Promise<{ side: Side; account_id: string; leads: boolean }[]> {
  const rows = await db
    .selectFrom('team_member')
    .select(['team_id', 'account_id', 'role'])
    .where('team_id', 'in', [battle.a_team_id, battle.b_team_id])
    .orderBy('account_id')
    .execute();
  return rows.map(({ team_id, account_id, role }) => ({
    side: team_id === battle.a_team_id ? 'a' : 'b',
    account_id,
    leads: role !== 'member',
  }));
}

type Badge = { tag: string; crest: Crest };

/** What is drawn of teams beside their names. */
export async function readBadges(db: Db | Trx, teamIds: readonly string[]): Promise<ReadonlyMap<string, Badge>> {
  if (teamIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('team')
    .select(['id', 'tag', 'crest_seed', 'crest_style', 'crest_file_id'])
    .where('id', 'in', [...new Set(teamIds)])
    .execute();
  return new Map(
    rows.map(({ id, tag, crest_seed, crest_style, crest_file_id }) => [
      id,
      { tag, crest: { seed: crest_seed, style: crest_style, image_id: crest_file_id } },
    ]),
  );
}

type Named = Teams & { readonly state: { readonly sides: BySide<{ readonly name: string }> } };

/** Both teams, under the names that they have in the battle. */
export async function readBattleTeams(db: Db | Trx, row: Named): Promise<BySide<BattleTeamView>> {
  const badges = await readBadges(db, [row.a_team_id, row.b_team_id]);
  const team = (side: Side): BattleTeamView => {
    const id = teamOf(row, side);
    const badge = badges.get(id);
    if (!badge) throw new Error(`there is no team ${id}`);
    return { id, name: row.state.sides[side].name, ...badge };
  };
  return { a: team('a'), b: team('b') };
}
