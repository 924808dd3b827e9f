import { expertsApi } from '@pailei/contracts/people/experts/experts.api';
import { teamApplicationsApi } from '@pailei/contracts/people/teams/team-requests.api';
import { teamReviewApi } from '@pailei/contracts/people/teams/team-review.api';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type { Account } from '../people/accounts.ts';
import type { TeamPlan } from './team-plans.ts';

const APPLICATION = {
  best_rank: '传说',
  achievements: '多次进入模拟赛的淘汰阶段，熟悉赛制与流程。',
};

/** The id of the founder's team, which is founded and approved first where there is none. */
export async function foundTeam(admin: Account, founder: Account, plan: TeamPlan): Promise<string> {
  const { team, draft } = await founder.site.call(teamsApi.mine);
  if (team) return team.team.id;
  await becomeExpert(admin, founder);
  const made = draft ?? (await founder.site.call(teamsApi.create, { body: plan })).draft;
  if (!made) throw new Error(`${founder.username} has no team after founding one`);
  await admin.site.call(teamReviewApi.approve, { params: { id: made.id } });
  return made.id;
}

/** Applies where it is needed, and is approved; who is an expert already stays one. */
export async function becomeExpert(admin: Account, player: Account): Promise<void> {
  const { status } = await player.site.call(expertsApi.mine);
  if (status === 'approved') return;
  const body = { ...APPLICATION, game_id: player.username };
  const { applications } =
    status === 'pending' ? await player.site.call(expertsApi.mine) : await player.site.call(expertsApi.apply, { body });
  const waiting = applications.find((application) => application.status === 'pending');
  if (waiting) await admin.site.call(expertsApi.approve, { params: { id: waiting.id } });
}

/** The player applies and the captain accepts; who has a team already stays there. */
export async function joinTeam(captain: Account, player: Account, teamId: string): Promise<void> {
  const { team } = await player.site.call(teamsApi.mine);
  if (team) return;
  const application = await player.site.call(teamApplicationsApi.apply, {
    params: { id: teamId },
    body: { message: '请多关照。' },
  });
  if (application.status === 'pending')
    await captain.site.call(teamApplicationsApi.accept, { params: { id: application.id } });
}
