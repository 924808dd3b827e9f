import { defineTopic } from '../../topics/topic.ts';
import type { Seeker, TeamCard } from './team-views.ts';

/** What changed in the hall since the snapshot, by id; null: gone from it. An open list is patched with it. */
export type TeamHall = {
  teams: Readonly<Record<string, TeamCard | null>>;
  seekers: Readonly<Record<string, Seeker | null>>;
};

export type TeamHallEvents = {
  /** New in the hall, or something of its card is another. */
  team_listed: { team: TeamCard };
  team_unlisted: { id: string };
  seeker_listed: { seeker: Seeker };
  seeker_unlisted: { account_id: string };
};

export const teamHallTopic = defineTopic<TeamHall, TeamHallEvents>()('teams', 'teams');
