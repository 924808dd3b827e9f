import type { TeamCard, TeamView } from '@pailei/contracts/people/teams/team-views';
import type { TeamRole } from '@pailei/domain/rights/rights';
import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams/limits';

/** What the visitor can do about joining a team. */
export type JoinStep = 'mine' | 'applied' | 'has_team' | 'full' | 'closed' | 'join' | 'apply';

type Visitor = { team_id: string | null };
type Joinable = Pick<TeamCard, 'id' | 'recruiting' | 'member_count'>;

/** `applied`: teams that the visitor waits for an answer of. */
export function joinStep(team: Joinable, visitor: Visitor, applied: ReadonlySet<string>): JoinStep {
  if (visitor.team_id === team.id) return 'mine';
  if (applied.has(team.id)) return 'applied';
  if (team.member_count >= TEAM_MEMBERS_MAX) return 'full';
  if (team.recruiting === 'closed') return 'closed';
  if (visitor.team_id !== null) return 'has_team';
  return team.recruiting === 'open' ? 'join' : 'apply';
}

/** Null: not a member. */
export function roleIn({ members }: Pick<TeamView, 'members'>, accountId: string | undefined): TeamRole | null {
  return members.find(({ account_id }) => account_id === accountId)?.role ?? null;
}

/** Captains and vice captains invite. */
export const canInvite = (role: TeamRole | null): boolean => role === 'captain' || role === 'vice_captain';
