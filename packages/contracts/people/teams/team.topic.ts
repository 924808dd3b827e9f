import type { TeamRole } from '@pailei/domain/rights/rights';
import { defineTopic } from '../../topics/topic.ts';
import type { TeamMember, TeamProfile, TeamView } from './team-views.ts';

export type TeamEvents = {
  team_changed: { team: TeamProfile };
  member_joined: { member: TeamMember };
  member_left: { account_id: string };
  member_role_changed: { account_id: string; role: TeamRole };
  team_disbanded: object;
  /** With those of its members who were free. */
  team_restored: { team: TeamProfile; members: TeamMember[] };
};

export const teamTopic = defineTopic<TeamView, TeamEvents>()('team', 'team:{id}');
