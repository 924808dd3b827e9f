import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams/limits';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import type { Account } from '../people/accounts.ts';
import { foundTeam, joinTeam } from './found-team.ts';
import { plannedTeam } from './team-plans.ts';

const TEAMS_AT_ONCE = 4;

/** `members`: all but the captain. */
export type SimulatedTeam = { id: string; captain: Account; members: Account[] };

/** The captain first. */
export const membersOf = ({ captain, members }: Pick<SimulatedTeam, 'captain' | 'members'>): Account[] => [
  captain,
  ...members,
];

/** The first `count` players found a team each, and all others join them in turn, as far as there is room. */
export async function simulateTeams(
  admin: Account,
  players: readonly Account[],
  { count, run }: { count: number; run: string },
): Promise<SimulatedTeam[]> {
  const plans = players.slice(0, count).map((captain, index) => ({
    captain,
    plan: plannedTeam(index, run),
    others: players.slice(count).filter((_, place) => place % count === index),
  }));
  return mapConcurrently(plans, TEAMS_AT_ONCE, async ({ captain, plan, others }) => {
    const id = await foundTeam(admin, captain, plan);
    const members = others.slice(0, TEAM_MEMBERS_MAX - 1);
    for (const player of members) await joinTeam(captain, player, id);
    return { id, captain, members };
  });
}
