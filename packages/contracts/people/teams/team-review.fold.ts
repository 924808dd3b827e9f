import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { TeamReviewEvents, TeamReviewView } from './team-review.topic.ts';

const handlers: Handlers<TeamReviewView, TeamReviewEvents> = {
  team_review_changed: (view, { team_id, status }) => ({ ...view, [team_id]: status }),
};

export const foldTeamReview: Fold<TeamReviewView> = (view, event) => foldBy(handlers, view, event);
