import { leaderboardApi as api } from '@pailei/contracts/people/leaderboard/leaderboard.api';
import type { LeaderboardService } from '@pailei/core/people/leaderboard';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

/** Kept as long as a count is. Who is logged in is told their own place, and gets an answer of their own. */
export function leaderboardRoutes(app: FastifyInstance, leaderboard: LeaderboardService): void {
  route(app, api.players, ({ actor, query }) => leaderboard.players(actor, query.limit), {
    versionOf: async ({ actor }) =>
      actor === null ? { version: await leaderboard.version(), audience: 'guests' } : undefined,
  });
  route(app, api.champions, ({ query }) => leaderboard.champions(query.limit), {
    versionOf: async () => ({ version: await leaderboard.version(), audience: 'all' }),
  });
}
