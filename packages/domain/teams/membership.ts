import { TEAM_MEMBERS_MAX } from './limits.ts';
import type { Membership, RecruitingMode, RequestStatus, TeamStatus } from './types.ts';

export const freePlaces = (memberCount: number): number => Math.max(0, TEAM_MEMBERS_MAX - memberCount);

/** The lowest place of 1 to 12 that no member has; undefined: the team is full. */
export function freeSlot(taken: readonly number[]): number | undefined {
  for (let slot = 1; slot <= TEAM_MEMBERS_MAX; slot += 1) if (!taken.includes(slot)) return slot;
  return undefined;
}

/** How somebody comes in. An invitation and a link lead into a team that is closed to others. */
export type Entrance = 'application' | 'invitation' | 'link';

export type EntryRefusal = 'team_over' | 'team_closed' | 'team_full';

/** Why a team takes nobody by this way now; undefined: it does. */
export function entryRefusal(
  team: { status: TeamStatus; recruiting: RecruitingMode; member_count: number },
  entrance: Entrance,
): EntryRefusal | undefined {
  if (team.status !== 'approved') return 'team_over';
  if (entrance === 'application' && team.recruiting === 'closed') return 'team_closed';
  return freePlaces(team.member_count) === 0 ? 'team_full' : undefined;
}

export type AnswerRefusal = 'request_withdrawn' | 'request_expired' | 'request_answered' | 'request_ended';

/** Why an application or an invitation can no longer be answered; undefined: it can. Times are ISO, UTC. */
export function answerRefusal(
  { status, due_at }: { status: RequestStatus; due_at: string },
  now: string,
): AnswerRefusal | undefined {
  switch (status) {
    case 'pending':
      return Date.parse(due_at) <= Date.parse(now) ? 'request_expired' : undefined;
    case 'accepted':
    case 'rejected':
      return 'request_answered';
    case 'withdrawn':
      return 'request_withdrawn';
    case 'expired':
      return 'request_expired';
    case 'ended':
      return 'request_ended';
    default:
      return status satisfies never;
  }
}

/**
 * Who leads the team when its captain cannot: the vice captain, of several the one who joined first, else the member who joined
 * first. Suspended ones are passed over; undefined: there is nobody.
 */
export function successorOf(members: readonly Membership[]): Membership | undefined {
  const able = members.filter(({ role, is_suspended }) => role !== 'captain' && !is_suspended);
  const bySeniority = able.toSorted(
    (a, b) => Date.parse(a.joined_at) - Date.parse(b.joined_at) || (a.account_id < b.account_id ? -1 : 1),
  );
  return bySeniority.find(({ role }) => role === 'vice_captain') ?? bySeniority[0];
}
