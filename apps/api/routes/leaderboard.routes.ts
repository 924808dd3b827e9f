import { leaderboardApi as api } from '@pailei/contracts/leaderboard';
import type { LeaderboardService } from '@pailei/core/leaderboard';
import type { FastifyInstance } from 'fastify';
import { route } from '../routing.ts';

export function leaderboardRoutes(app: FastifyInstance, leaderboard: LeaderboardService): void {
  route(app, api.players, ({ actor, query }) => leaderboard.players(actor, query.limit));
  route(app, api.champions, ({ query }) => leaderboard.champions(query.limit));
}
