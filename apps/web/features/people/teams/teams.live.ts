import { foldTeamHall } from '@pailei/contracts/people/teams/team-hall.fold';
import { teamHallTopic, type TeamHall } from '@pailei/contracts/people/teams/team-hall.topic';
import { foldTeamInside } from '@pailei/contracts/people/teams/team-inside.fold';
import { teamInsideTopic, type TeamInside } from '@pailei/contracts/people/teams/team-inside.topic';
import { foldTeamReview } from '@pailei/contracts/people/teams/team-review.fold';
import { teamReviewTopic, type TeamReviewView } from '@pailei/contracts/people/teams/team-review.topic';
import { foldTeam } from '@pailei/contracts/people/teams/team.fold';
import { teamTopic, type TeamView } from '@pailei/contracts/people/teams/team.topic';

import { useLiveTopic, type LiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';

const NO_CHANGES: TeamHall = { teams: {}, seekers: {} };
const NO_REVIEWS: TeamReviewView = {};

/** What has changed in the hall since it was opened. */
export function useHallChanges(): LiveTopic<TeamHall> {
  return useLiveTopic(teamHallTopic.of(), { initial: NO_CHANGES, fold: foldTeamHall });
}

/** A team as everybody who is logged in sees it; null until the first snapshot. Without an id nothing is followed. */
export function useTeam(id: string | null): LiveTopic<TeamView | null> {
  return useLiveTopic(id === null ? null : teamTopic.of(id), { initial: null, fold: foldTeam, isKept: true });
}

/** What only members see of their team; nothing for all others. */
export function useTeamInside(id: string | null): LiveTopic<TeamInside | null> {
  const isMember = useAtomValue(userAtom)?.team_id === id;
  return useLiveTopic(id !== null && isMember ? teamInsideTopic.of(id) : null, { initial: null, fold: foldTeamInside });
}

/** What became of teams since the staff's list was opened. */
export function useReviewChanges(): LiveTopic<TeamReviewView> {
  return useLiveTopic(teamReviewTopic.of(), { initial: NO_REVIEWS, fold: foldTeamReview });
}
