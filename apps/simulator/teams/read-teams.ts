import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import type { Account } from '../people/accounts.ts';
import type { SimulatedTeam } from './simulate-teams.ts';

const ASKED_AT_ONCE = 4;

/** The teams that these accounts lead, with those of them who are members. Whoever else has joined is left out. */
export async function readTeams(accounts: readonly Account[]): Promise<SimulatedTeam[]> {
  const known = await mapConcurrently(accounts, ASKED_AT_ONCE, async (account) => {
    const { team } = await account.site.call(teamsApi.mine);
    const own = team?.members.find(({ account_id }) => account_id === account.user_id);
    return { account, id: team?.team.id, isCaptain: own?.role === 'captain' };
  });
  return known.flatMap(({ account: captain, id, isCaptain }) => {
    if (id === undefined || !isCaptain) return [];
    const members = known.filter((one) => one.id === id && one.account !== captain).map(({ account }) => account);
    return [{ id, captain, members }];
  });
}
