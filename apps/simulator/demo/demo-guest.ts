import { notificationsApi } from '@pailei/contracts/features/notifications.api';
import { teamApplicationsApi, teamInvitationsApi } from '@pailei/contracts/people/teams/team-requests.api';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { pointsApi } from '@pailei/contracts/shop/points/points.api';
import type { Account } from '../people/accounts.ts';
import type { Staff } from '../run-tournament.ts';
import { becomeExpert } from '../teams/found-team.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';

const POINTS = 6_000;

type Admin = Pick<Staff, 'admin'>;

/** Points to order with, and the mark of an expert: the first notices of an account whose inbox is empty. */
export async function welcomeGuest({ admin }: Admin, guest: Account): Promise<void> {
  const { total } = await guest.site.call(notificationsApi.list, { query: { limit: '1' } });
  if (total > 0) return;
  const params = { id: guest.user_id };
  await admin.site.call(pointsApi.adjust, { params, body: { amount: POINTS, reason: '欢迎来到演示站，送你试玩积分' } });
  await becomeExpert(admin, guest);
}

/** One team declines the guest, another makes them its vice captain. What it returns lets the guest go again. */
export async function joinAsGuest(
  guest: Account,
  { own, other }: { own: SimulatedTeam; other: SimulatedTeam },
): Promise<() => Promise<void>> {
  await applyInVain(guest, other);
  const params = { id: own.id };
  const { id } = await own.captain.site.call(teamInvitationsApi.invite, {
    params,
    body: { username: guest.username, message: '今天差一名领队，来一起打一场？' },
  });
  await guest.site.call(teamInvitationsApi.accept, { params: { id } });
  const member = { ...params, account_id: guest.user_id };
  await own.captain.site.call(teamsApi.setRole, { params: member, body: { role: 'vice_captain' } });
  return async () => {
    await own.captain.site.call(teamsApi.kick, { params: member, body: { reason: '本场领队已结束，欢迎再来' } });
  };
}

async function applyInVain(guest: Account, { id, captain }: SimulatedTeam): Promise<void> {
  const message = '想找一支固定的队伍。';
  const application = await guest.site.call(teamApplicationsApi.apply, { params: { id }, body: { message } });
  await captain.site.call(teamApplicationsApi.reject, {
    params: { id: application.id },
    body: { reason: '本赛季名单已满，下个赛季再来' },
  });
}
