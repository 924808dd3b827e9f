import { appError, fieldError } from '@pailei/contracts/http/errors';
import { TEAM_ENTRY_ERRORS } from '@pailei/contracts/play/entries/team-entries.api';
import { ENTRY_ERRORS, playsElsewhere } from '@pailei/contracts/play/tournaments/entry-errors';
import type { EnteredPlayer } from '@pailei/domain/tournament/teams/roster-types';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { TeamRole } from '@pailei/domain/rights/rights';
import type { Trx } from '@pailei/db/tx';
import type { SeasonTeam } from '../../seasons/season-teams.reads.ts';
import { lockApprovedTeams } from '../../../people/team-locks/team-locks.ts';

/** A team with its members' names by account, in the order of the team. */
export type ActingTeam = {
  id: string;
  name: string;
  captain_id: string;
  members: ReadonlyMap<string, string>;
};

/** The team that an account acts for in an event of teams, and as what. */
export type ActingMember = ActingTeam & { role: TeamRole };

export type ActingTeams = {
  byAccount: ReadonlyMap<string, ActingMember>;
  byId: ReadonlyMap<string, ActingTeam>;
};

export const NO_TEAMS: ActingTeams = { byAccount: new Map(), byId: new Map() };

/** The approved teams of these accounts, and these. They are locked: nobody of them is handed over, kicked or disbanded meanwhile. */
export async function readActingTeams(
  trx: Trx,
  { accounts, ids }: { accounts: readonly string[]; ids: readonly string[] },
): Promise<ActingTeams> {
  const found = await findTeamIds(trx, accounts);
  const teams = await lockApprovedTeams(trx, [...found, ...ids]);
  if (teams.size === 0) return NO_TEAMS;
  const members = await trx
    .selectFrom('team_member')
    .innerJoin('account', 'account.id', 'team_member.account_id')
    .select(['team_member.team_id', 'team_member.account_id', 'team_member.role', 'account.username'])
    .where('team_member.team_id', 'in', [...teams.keys()])
    .orderBy('team_member.slot')
    .execute();
  const byTeam = Map.groupBy(members, ({ team_id }) => team_id);
  const byId = new Map<string, ActingTeam>();
  for (const { id, name, founder_id } of teams.values()) {
    const own = byTeam.get(id) ?? [];
    const captain_id = own.find(({ role }) => role === 'captain')?.account_id ?? founder_id;
    byId.set(id, { id, name, captain_id, members: new Map(own.map((one) => [one.account_id, one.username])) });
  }
  const byAccount = members.flatMap(({ team_id, account_id, role }): [string, ActingMember][] => {
    const team = byId.get(team_id);
    return team ? [[account_id, { ...team, role }]] : [];
  });
  return { byAccount: new Map(byAccount), byId };
}

async function findTeamIds(trx: Trx, accounts: readonly string[]): Promise<string[]> {
  if (accounts.length === 0) return [];
  const rows = await trx
    .selectFrom('team_member')
    .select('team_id')
    .distinct()
    .where('account_id', 'in', [...new Set(accounts)])
    .execute();
  return rows.map(({ team_id }) => team_id);
}

/** The entry of a team, if it has one. */
export const entryOfTeam = ({ participants }: TournamentState, teamId: string): string | undefined =>
  Object.values(participants).find(({ team_id, roster }) => roster && team_id === teamId)?.id;

/** The team in whose name somebody acts. Throws where they have none, or do not lead it. */
export function requireLeading(team: ActingMember | undefined): ActingTeam {
  if (!team) throw appError(ENTRY_ERRORS, 'team_required');
  if (team.role === 'member') throw appError(ENTRY_ERRORS, 'team_leaders_only');
  return team;
}

/** The team that the staff add. Throws where there is none, or it is not approved. */
export function requireAdded({ byId }: ActingTeams, { team_id }: { team_id: string }): ActingTeam {
  const team = byId.get(team_id);
  if (!team) throw fieldError(TEAM_ENTRY_ERRORS, 'unknown_team', 'team_id');
  return team;
}

/** What is known of those who are to play for a team. */
type PlayerKnowledge = {
  findable: ReadonlySet<string>;
  /** Accounts that are suspended when the event begins. */
  suspended: ReadonlySet<string>;
  seasonTeams: readonly SeasonTeam[];
};

/**
 * Members of the team by their accounts, with the names of the time. Opponents have to find every one of them in the game; and where the
 * season says so, they play for no other team in it.
 */
export function eligiblePlayers(
  { findable, suspended, seasonTeams }: PlayerKnowledge,
  team: Pick<ActingTeam, 'id' | 'members'>,
  accountIds: readonly string[],
): EnteredPlayer[] {
  const players = accountIds.map((account_id) => {
    const name = team.members.get(account_id);
    if (name === undefined) throw fieldError(ENTRY_ERRORS, 'player_not_member', 'account_ids');
    return { account_id, name };
  });
  if (!players.every(({ account_id }) => findable.has(account_id)))
    throw fieldError(ENTRY_ERRORS, 'players_not_findable', 'account_ids');
  if (players.some(({ account_id }) => suspended.has(account_id)))
    throw fieldError(ENTRY_ERRORS, 'player_suspended', 'account_ids');
  const taken = seasonTeams.find(({ account_id, team_id }) => team_id !== team.id && accountIds.includes(account_id));
  if (taken) throw playsElsewhere(team.members.get(taken.account_id) ?? '', taken.team_name);
  return players;
}
