import { setTimeout as sleep } from 'node:timers/promises';
import { seekersApi } from '@pailei/contracts/people/teams/seekers.api';
import { teamApplicationsApi } from '@pailei/contracts/people/teams/team-requests.api';
import { teamPostsApi } from '@pailei/contracts/people/teams/team-posts.api';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type { Account } from '../people/accounts.ts';
import { asError, isRefused } from '../connections/refusals.ts';
import { foundTeam, joinTeam } from './found-team.ts';
import { DEMO_PLANS } from './team-plans.ts';

/** Players who stay without a team: one waits for an answer, the other looks for a team. */
const FREE_PLAYERS = 2;
/** How soon a captain of the demonstration looks at what has come in. */
const TEND_EVERY_MS = 20_000;

type Led = { id: string; captain: Account };

/**
 * Founds the teams of the demonstration where they are missing, and then answers for them as long as the process lives: whoever
 * visits and applies is taken in. What goes wrong is reported, and tried again. `onFounded` is called once.
 */
export async function runDemoTeams(
  admin: Account,
  players: readonly Account[],
  { onError, onFounded }: { onError: (error: Error) => void; onFounded: () => void },
): Promise<never> {
  let teams: readonly Led[] | undefined;
  for (;;) {
    try {
      if (!teams) {
        teams = await foundAll(admin, players);
        onFounded();
      }
      for (const team of teams) await answerVisitors(team, players);
    } catch (error) {
      onError(asError(error));
    }
    await sleep(TEND_EVERY_MS);
  }
}

async function foundAll(admin: Account, players: readonly Account[]): Promise<Led[]> {
  const captains = players.slice(0, DEMO_PLANS.length);
  const teams: Led[] = [];
  for (const [index, captain] of captains.entries()) {
    const plan = DEMO_PLANS[index];
    if (plan) teams.push({ captain, id: await foundTeam(admin, captain, plan) });
  }
  const others = players.slice(teams.length);
  const joining = others.slice(0, Math.max(0, others.length - FREE_PLAYERS));
  const taking = teams.slice(0, -1);
  for (const [index, player] of joining.entries()) {
    const team = taking[index % taking.length];
    if (team) await joinTeam(team.captain, player, team.id);
  }
  await leaveTraces(teams, others.slice(joining.length));
  return teams;
}

/** A waiting application, a player who looks for a team, and the first post of each team: what a visitor finds. */
async function leaveTraces(teams: readonly Led[], [applicant, seeker]: readonly Account[]): Promise<void> {
  const [first] = teams;
  if (first && applicant) await applyOnce(applicant, first.id);
  if (seeker && !(await seeker.site.call(teamsApi.mine)).team)
    await seeker.site.call(seekersApi.save, {
      body: { classes: ['paladin', 'shaman'], times: '工作日晚上', text: '打过几个赛季，想找固定队一起练。' },
    });
  for (const { id, captain } of teams) {
    const { posts } = await captain.site.call(teamsApi.inside, { params: { id } });
    if (posts.length > 0) continue;
    const params = { id };
    const post = await captain.site.call(teamPostsApi.add, {
      params,
      body: { text: '每周三、五晚八点训练，请提前十分钟到。' },
    });
    await captain.site.call(teamPostsApi.pin, { params: { id, post_id: post.id }, body: { is_pinned: true } });
  }
}

async function applyOnce(applicant: Account, id: string): Promise<void> {
  const { items } = await applicant.site.call(teamApplicationsApi.mine, { query: { status: 'pending' } });
  if (items.length > 0 || (await applicant.site.call(teamsApi.mine)).team) return;
  await applicant.site.call(teamApplicationsApi.apply, { params: { id }, body: { message: '周末都在，可以打替补。' } });
}

/** Who is of the cast goes on waiting. */
async function answerVisitors({ id, captain }: Led, cast: readonly Account[]): Promise<void> {
  const { items } = await captain.site.call(teamApplicationsApi.ofTeam, {
    params: { id },
    query: { status: 'pending' },
  });
  const visitors = items.filter(({ player }) => cast.every(({ user_id }) => user_id !== player.id));
  for (const { id: application } of visitors)
    await captain.site.call(teamApplicationsApi.accept, { params: { id: application } }).catch((error: unknown) => {
      // Withdrawn meanwhile, or the team is full.
      if (!isRefused(error)) throw error;
    });
}
