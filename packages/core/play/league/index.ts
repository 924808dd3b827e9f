export { closeLeagueWeeks } from './close-weeks.ts';
export { holdLeagueWeeks, keepLeagueStarts } from './hold-weeks.ts';
export * from './league.clock.ts';
export * from './league.service.ts';
export { readLeagueCases } from './league-views.ts';
export { openWeek } from './open-weeks.ts';
export * from './team-league.serve.ts';
