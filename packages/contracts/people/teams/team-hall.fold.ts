import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { TeamHall, TeamHallEvents } from './team-hall.topic.ts';

const handlers: Handlers<TeamHall, TeamHallEvents> = {
  team_listed: (hall, { team }) => ({ ...hall, teams: { ...hall.teams, [team.id]: team } }),
  team_unlisted: (hall, { id }) => ({ ...hall, teams: { ...hall.teams, [id]: null } }),
  seeker_listed: (hall, { seeker }) => ({ ...hall, seekers: { ...hall.seekers, [seeker.account_id]: seeker } }),
  seeker_unlisted: (hall, { account_id }) => ({ ...hall, seekers: { ...hall.seekers, [account_id]: null } }),
};

export const foldTeamHall: Fold<TeamHall> = (hall, event) => foldBy(handlers, hall, event);
