import type { Account } from '../people/accounts.ts';
import type { SiteAddress } from '../connections/site-client.ts';
import { nameRun, signUpAll } from '../people/sign-up-all.ts';
import { membersOf, simulateTeams, type SimulatedTeam } from './simulate-teams.ts';

type Deps = { log: (line: string) => void };

/** Teams that are founded and filled through the API as everybody does it. */
export async function foundTeams(
  { log }: Deps,
  admin: Account,
  players: readonly Account[],
  { teams: count }: { teams: number },
): Promise<SimulatedTeam[]> {
  const made = await simulateTeams(admin, players, { count, run: nameRun() });
  const members = made.reduce((sum, team) => sum + membersOf(team).length, 0);
  log(`${made.length} teams with ${members} members`);
  return made;
}

/** New accounts, and the teams that they found. */
export async function prepareTeams(
  deps: Deps,
  address: SiteAddress,
  admin: Account,
  { players: count, teams }: { players: number; teams: number },
): Promise<{ players: Account[]; teams: SimulatedTeam[] }> {
  const players = await signUpAll(deps.log, address, { count, run: nameRun() });
  return { players, teams: await foundTeams(deps, admin, players, { teams }) };
}
