import { leaderboardApi as api } from '@pailei/contracts/people/leaderboard/leaderboard.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { LeaderboardService } from './leaderboard.service.ts';

/** Kept as long as a count is. Who is logged in is told their own place, and gets an answer of their own. */
export const leaderboardCalls = ({ leaderboard }: { leaderboard: LeaderboardService }): readonly HttpCall[] => [
  call(api.players, ({ actor, query }) => leaderboard.players(actor, query.limit), {
    versionOf: async ({ actor }) =>
      actor === null ? { version: await leaderboard.version(), audience: 'guests' } : undefined,
  }),
  call(api.champions, ({ query }) => leaderboard.champions(query.limit), {
    versionOf: async () => ({ version: await leaderboard.version(), audience: 'all' }),
  }),
];
