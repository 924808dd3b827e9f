import { defineTopic } from '../../topics/topic.ts';
import type { Challenge } from './challenge-views.ts';

/** Of challenges that are neither open nor an appointment a view keeps so many. */
export const ENDED_CHALLENGES_SHOWN = 20;

/** Challenges of one team, whose last change is the newest first: those that are open, appointments to come, and the last that ended. */
export type TeamChallenges = { challenges: Challenge[] };

export type TeamChallengesEvents = {
  /** New, or another than before. */
  challenge_changed: { challenge: Challenge };
};

export const teamChallengesTopic = defineTopic<TeamChallenges, TeamChallengesEvents>()(
  'team_challenges',
  'team:{id}:challenges',
);
