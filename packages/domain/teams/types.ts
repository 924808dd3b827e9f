import type { TeamRole } from '../rights/rights.ts';

/** `withdrawn`: its founder gave it up before it was approved. */
export const TEAM_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn', 'disbanded'] as const;
export type TeamStatus = (typeof TEAM_STATUSES)[number];

/** How players come in: at once, by an application, or by invitation alone. */
export const RECRUITING_MODES = ['open', 'application', 'closed'] as const;
export type RecruitingMode = (typeof RECRUITING_MODES)[number];

/** A request is an application (player to team) or an invitation (team to player). */
export const REQUEST_KINDS = ['application', 'invitation'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** `ended`: it fell away, because the player joined a team or the team was disbanded. */
export const REQUEST_STATUSES = ['pending', 'accepted', 'rejected', 'withdrawn', 'expired', 'ended'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What a team's history records, each about one player. */
export const TEAM_HISTORY_KINDS = [
  'founded',
  'joined',
  'left',
  'kicked',
  'captain_handed_over',
  'captain_replaced',
  'vice_captain_named',
  'vice_captain_ended',
  'disbanded',
  'restored',
] as const;
export type TeamHistoryKind = (typeof TEAM_HISTORY_KINDS)[number];

/** A member as the rules need them. Times are ISO, UTC. */
export type Membership = { account_id: string; role: TeamRole; joined_at: string; is_suspended: boolean };
