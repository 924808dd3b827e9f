import type { TeamStatus } from '@pailei/domain/teams/types';
import { defineTopic } from '../../topics/topic.ts';

/** What became of teams since the snapshot, by their ids: enough to know that a list is old. */
export type TeamReviewView = Readonly<Record<string, TeamStatus>>;

export type TeamReviewEvents = { team_review_changed: { team_id: string; status: TeamStatus } };

export const teamReviewTopic = defineTopic<TeamReviewView, TeamReviewEvents>()('team_review', 'teams:admin');
