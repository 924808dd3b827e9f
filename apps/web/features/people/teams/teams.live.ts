import { foldTeamHall } from '@pailei/contracts/people/teams/team-hall.fold';
import { teamHallTopic, type TeamHall } from '@pailei/contracts/people/teams/team-hall.topic';
import { foldTeamReview } from '@pailei/contracts/people/teams/team-review.fold';
import { teamReviewTopic, type TeamReviewView } from '@pailei/contracts/people/teams/team-review.topic';

import { useLiveTopic, type LiveTopic } from '../../../shared/live/useLiveTopic.ts';

const NO_CHANGES: TeamHall = { teams: {}, seekers: {} };
const NO_REVIEWS: TeamReviewView = {};

/** What has changed in the hall since it was opened. */
export function useHallChanges(): LiveTopic<TeamHall> {
  return useLiveTopic(teamHallTopic.of(), { initial: NO_CHANGES, fold: foldTeamHall });
}

/** What became of teams since the staff's list was opened. */
export function useReviewChanges(): LiveTopic<TeamReviewView> {
  return useLiveTopic(teamReviewTopic.of(), { initial: NO_REVIEWS, fold: foldTeamReview });
}
