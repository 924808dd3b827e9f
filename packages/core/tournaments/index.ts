export * from './deck-warnings.ts';
export * from './match-results.ts';
export { findDuePublications } from './public-line.repository.ts';
export * from './settle-clocks.ts';
export * from './shown-tournament.ts';
export * from './tournament-clock.ts';
export * from './tournaments.repository.ts';
export * from './tournaments.service.ts';
export * from './tournaments.topic.ts';
