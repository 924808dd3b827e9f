import { leaderboardApi as api } from '@pailei/contracts/people/leaderboard/leaderboard.api';
import type { LeaderboardService } from '@pailei/core/people/leaderboard';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function leaderboardRoutes(app: FastifyInstance, leaderboard: LeaderboardService): void {
  route(app, api.players, ({ actor, query }) => leaderboard.players(actor, query.limit));
  route(app, api.champions, ({ query }) => leaderboard.champions(query.limit));
}
