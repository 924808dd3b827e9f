import { TEAM_ROLES } from '@pailei/domain/rights/rights';
import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { TeamEvents } from './team.topic.ts';
import type { TeamView, TeamMember } from './team-views.ts';

/** The captain first, then vice captains, then by when they joined. */
export function inRosterOrder(members: readonly TeamMember[]): TeamMember[] {
  const rank = ({ role }: TeamMember) => TEAM_ROLES.indexOf(role);
  return members.toSorted(
    (a, b) => rank(a) - rank(b) || a.joined_at.localeCompare(b.joined_at) || a.account_id.localeCompare(b.account_id),
  );
}

const without = (members: readonly TeamMember[], id: string) => members.filter(({ account_id }) => account_id !== id);

const handlers: Handlers<TeamView, TeamEvents> = {
  team_changed: (view, { team }) => ({ ...view, team }),
  member_joined: ({ team, members }, { member }) => ({
    team,
    members: inRosterOrder([...without(members, member.account_id), member]),
  }),
  member_left: ({ team, members }, { account_id }) => ({ team, members: without(members, account_id) }),
  member_role_changed: ({ team, members }, { account_id, role }) => ({
    team,
    members: inRosterOrder(members.map((member) => (member.account_id === account_id ? { ...member, role } : member))),
  }),
  team_disbanded: ({ team }) => ({ team: { ...team, status: 'disbanded' }, members: [] }),
  team_restored: (_view, { team, members }) => ({ team, members }),
};

export const foldTeam: Fold<TeamView> = (view, event) => foldBy(handlers, view, event);
