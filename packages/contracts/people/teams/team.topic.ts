import { z } from 'zod';
import type { TeamRole } from '@pailei/domain/rights';
import { defineTopic } from '../../topics/topic.ts';
import { teamMemberSchema, teamProfileSchema, type TeamMember, type TeamProfile } from './team-views.ts';

export const teamViewSchema = z.strictObject({
  team: teamProfileSchema,
  /** The captain first, then vice captains, then by when they joined. None once it is disbanded. */
  members: z.array(teamMemberSchema),
});
/** A team as everybody who is logged in sees it. */
export type TeamView = z.output<typeof teamViewSchema>;

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
