export * from './leaderboard.service.ts';
