import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { TeamLeague, TeamLeagueEvents } from './team-league.topic.ts';

const handlers: Handlers<TeamLeague, TeamLeagueEvents> = {
  league_week_changed({ weeks }, { week }) {
    if (week.is_over) return { weeks: weeks.filter(({ id }) => id !== week.id) };
    const isKnown = weeks.some(({ id }) => id === week.id);
    return { weeks: isKnown ? weeks.map((one) => (one.id === week.id ? week : one)) : [...weeks, week] };
  },
};

export const foldTeamLeague: Fold<TeamLeague> = (view, event) => foldBy(handlers, view, event);
