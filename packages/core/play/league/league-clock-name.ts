export const LEAGUE_CLOCK = 'league-week';
