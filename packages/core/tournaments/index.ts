export * from './match-results.ts';
export * from './tournament-clock.ts';
export * from './tournaments.repository.ts';
export * from './tournaments.service.ts';
export * from './tournaments.topic.ts';
