import { battleChatDescription, battleStaffLineDescription, matchChatDescription } from '../play/chat/chat.shapes.ts';
import { battleStaffDescription } from '../play/referee-calls/battle-staff.shapes.ts';
import { canaryDescription } from '../site/canary/canary.shapes.ts';
import { dashboardDescription } from '../site/dashboard/dashboard.shapes.ts';
import { entriesDescription } from '../play/entries/entries.shapes.ts';
import { expertsDescription } from '../people/experts/experts.shapes.ts';
import { jobProgressDescription } from '../ground/job-progress/job-progress.shapes.ts';
import { battleListDescription } from '../play/battles/battle-list.shapes.ts';
import { battleSideDescription } from '../play/battles/battle-side.shapes.ts';
import { battleDescription } from '../play/battles/battle.shapes.ts';
import { evidenceDescription } from '../play/evidence/evidence.shapes.ts';
import { matchSideDescription } from '../play/matches/match-side.shapes.ts';
import { matchDescription } from '../play/matches/match.shapes.ts';
import { allOrdersDescription } from '../shop/orders/all-orders.shapes.ts';
import { ordersDescription } from '../shop/orders/orders.shapes.ts';
import { teamChallengesDescription } from '../play/challenges/team-challenges.shapes.ts';
import { teamLeagueDescription } from '../play/league/team-league.shapes.ts';
import { teamHallDescription } from '../people/teams/team-hall.shapes.ts';
import { teamInsideDescription } from '../people/teams/team-inside.shapes.ts';
import { teamReviewDescription } from '../people/teams/team-review.shapes.ts';
import { teamDescription } from '../people/teams/team.shapes.ts';
import { personalDescription } from './personal.shapes.ts';
import { shopDescription } from '../shop/products/shop.shapes.ts';
import { staffDescription } from '../play/staff/staff.shapes.ts';
import { statusDescription } from '../site/status/status.shapes.ts';
import { seasonDescription } from '../play/seasons/season.shapes.ts';
import { streamQueueDescription } from '../play/stream-queue/stream-queue.shapes.ts';
import { systemDescription } from '../site/system/system.shapes.ts';
import type { TopicDescription } from '../topics/topic-description.ts';
import { managedDescription } from '../play/tournaments/details/managed.shapes.ts';
import { webhooksDescription } from '../play/webhooks/webhooks.shapes.ts';
import { lobbyDescription } from '../play/tournaments/lobby/lobby.shapes.ts';
import { tournamentDescription } from '../play/tournaments/tournament.shapes.ts';

/** Every topic of the site, in the order in which a reader of the documents meets them. */
export const TOPICS: readonly TopicDescription[] = [
  matchDescription,
  matchSideDescription,
  matchChatDescription,
  evidenceDescription,
  battleDescription,
  battleSideDescription,
  battleChatDescription,
  battleStaffLineDescription,
  battleStaffDescription,
  battleListDescription,
  tournamentDescription,
  lobbyDescription,
  seasonDescription,
  streamQueueDescription,
  teamDescription,
  teamInsideDescription,
  teamChallengesDescription,
  teamLeagueDescription,
  teamHallDescription,
  systemDescription,
  personalDescription,
  ordersDescription,
  shopDescription,
  statusDescription,
  dashboardDescription,
  staffDescription,
  entriesDescription,
  managedDescription,
  webhooksDescription,
  expertsDescription,
  teamReviewDescription,
  allOrdersDescription,
  jobProgressDescription,
  canaryDescription,
];
