import { appError } from '@pailei/contracts/http/errors';
import { ENTRY_ERRORS } from '@pailei/contracts/play/tournaments/entry-errors';
import type { EnteredPlayer, TournamentState } from '@pailei/domain/tournament';
import type { TeamRole } from '@pailei/domain/rights';
import type { Trx } from '@pailei/db/tx';
import { lockApprovedTeams } from '../../../people/team-locks/index.ts';

/** The team that an account acts for in an event of teams. */
export type ActingTeam = {
  id: string;
  name: string;
  role: TeamRole;
  members: ReadonlyMap<string, string>;
};

/** The approved teams of these accounts, by account. They are locked: nobody of them is handed over, kicked or disbanded meanwhile. */
export async function readActingTeams(
  trx: Trx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ActingTeam>> {
  if (accountIds.length === 0) return new Map();
  const found = await trx
    .selectFrom('team_member')
    .select('team_id')
    .distinct()
    .where('account_id', 'in', [...new Set(accountIds)])
    .execute();
  const teams = await lockApprovedTeams(
    trx,
    found.map(({ team_id }) => team_id),
  );
  if (teams.size === 0) return new Map();
  const members = await trx
    .selectFrom('team_member')
    .innerJoin('account', 'account.id', 'team_member.account_id')
    .select(['team_member.team_id', 'team_member.account_id', 'team_member.role', 'account.username'])
    .where('team_member.team_id', 'in', [...teams.keys()])
    .orderBy('team_member.slot')
    .execute();
  const byTeam = Map.groupBy(members, ({ team_id }) => team_id);
  return new Map(
    members.flatMap(({ team_id, account_id, role }): [string, ActingTeam][] => {
      const team = teams.get(team_id);
      if (!team) return [];
      const names = new Map((byTeam.get(team_id) ?? []).map((member) => [member.account_id, member.username]));
      return [[account_id, { id: team_id, name: team.name, role, members: names }]];
    }),
  );
}

/** The entry of a team, if it has one. */
export const entryOfTeam = ({ participants }: TournamentState, teamId: string): string | undefined =>
  Object.values(participants).find(({ team_id, roster }) => roster && team_id === teamId)?.id;

/** The team in whose name somebody acts. Throws where they have none, or do not lead it. */
export function requireLeading(team: ActingTeam | undefined): ActingTeam {
  if (!team) throw appError(ENTRY_ERRORS, 'team_required');
  if (team.role === 'member') throw appError(ENTRY_ERRORS, 'team_leaders_only');
  return team;
}

/** Members of the team by their accounts, with the names of the time. */
export function playersOf(team: ActingTeam, accountIds: readonly string[]): EnteredPlayer[] {
  return accountIds.map((account_id) => {
    const name = team.members.get(account_id);
    if (name === undefined)
      throw appError(ENTRY_ERRORS, 'player_not_member', { account_ids: ENTRY_ERRORS.player_not_member[1] });
    return { account_id, name };
  });
}
