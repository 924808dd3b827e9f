export { findSeasonsByName } from './found-seasons.reads.ts';
export { followEvent, refuseClosedSeason } from './counting/follow-event.ts';
export * from './counting/season-counter.service.ts';
export * from './counting/uncounted.sweep.ts';
export * from './managed/managed-seasons.service.ts';
export { isSeason, readSeasonPoints } from './season-points.reads.ts';
export { readSeasonTeams, type SeasonTeam } from './season-teams.reads.ts';
export * from './season.serve.ts';
export * from './seasons.service.ts';
