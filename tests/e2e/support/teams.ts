import { becomeExpert, foundTeam, joinTeam } from '@pailei/simulator/teams/found-team';
import { plannedTeam, type TeamPlan } from '@pailei/simulator/teams/team-plans';
import { newPlayer, staffOfSite, withUser, type Player } from './players.ts';

/** Somebody whose application as an expert was approved. */
export async function newExpert(start: string): Promise<Player> {
  const { admin } = await staffOfSite();
  const player = await newPlayer(start);
  await becomeExpert(admin, player);
  return withUser(player);
}

/** A team's name of twenty characters, which nobody has yet. */
export const freshTeamName = (): string => `长安夜话十二时辰${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

export type BuiltTeam = { id: string; name: string; captain: Player; members: Player[] };

/** An approved team with its captain and so many other members. */
export async function buildTeam(others: number, fields: Partial<TeamPlan> = {}): Promise<BuiltTeam> {
  const { admin } = await staffOfSite();
  const plan = { ...plannedTeam(0, ''), name: freshTeamName(), ...fields };
  const captain = await newPlayer('队长');
  const id = await foundTeam(admin, captain, plan);
  const players = await Promise.all(Array.from({ length: others }, () => newPlayer('队员')));
  for (const player of players) await joinTeam(captain, player, id);
  return { id, name: plan.name, captain: await withUser(captain), members: await Promise.all(players.map(withUser)) };
}
