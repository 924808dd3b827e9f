export * from './battle-calendar.service.ts';
export * from './challenge.clock.ts';
export * from './challenges.service.ts';
export * from './team-challenges.serve.ts';
