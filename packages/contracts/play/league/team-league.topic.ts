import { defineTopic } from '../../topics/topic.ts';
import type { LeagueWeekView } from './league-views.ts';

/** Fixtures of one team in leagues that are not over, in the order in which they opened. */
export type TeamLeague = { weeks: LeagueWeekView[] };

export type TeamLeagueEvents = {
  /** New, or another than before; one whose battle is over leaves the view. */
  league_week_changed: { week: LeagueWeekView };
};

export const teamLeagueTopic = defineTopic<TeamLeague, TeamLeagueEvents>()('team_league', 'team:{id}:league');
