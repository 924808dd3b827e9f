import { z } from 'zod';
import { endpoint, isoTime } from '../../http/endpoint.ts';

/** One line of the leaderboard: what a player did in the events that ended within its days. */
const leaderboardRowSchema = z.object({
  account_id: z.string(),
  username: z.string(),
  /** Equal results share a rank. */
  rank: z.number(),
  /** By the places reached (`placementPoints`). */
  points: z.number(),
  titles: z.number(),
  events: z.number(),
  wins: z.number(),
  losses: z.number(),
  /** The newest results first, true is a win. */
  form: z.array(z.boolean()),
});
export type LeaderboardRow = z.output<typeof leaderboardRowSchema>;

export const leaderboardSchema = z.object({
  items: z.array(leaderboardRowSchema),
  total: z.number(),
  /** The caller's own line, wherever it stands. */
  me: z.nullable(leaderboardRowSchema),
  /** Nothing but demo events has ended, so these are what is counted. */
  is_demo: z.boolean(),
});
export type Leaderboard = z.output<typeof leaderboardSchema>;

const championSchema = z.object({
  tournament_id: z.string(),
  tournament_name: z.string(),
  is_demo: z.boolean(),
  finished_at: isoTime,
  /** Players who reached a place. */
  field: z.number(),
  username: z.string(),
  /** Whom the champion beat in the final, where there was one. */
  final: z.nullable(z.object({ opponent: z.string(), wins: z.number(), losses: z.number() })),
});
export type Champion = z.output<typeof championSchema>;

export const LEADERBOARD_MAX = 100;
const limit = (max: number, preset: number) =>
  z.coerce.number('请输入数字').int('请输入整数').min(1, '不能小于 1').max(max, `不能大于 ${max}`).default(preset);

export const leaderboardApi = {
  players: endpoint({
    method: 'GET',
    path: '/leaderboard',
    access: 'public',
    scope: 'standings:read',
    summary: '近 90 天榜',
    query: z.strictObject({ limit: limit(LEADERBOARD_MAX, 8) }),
    data: leaderboardSchema,
  }),
  champions: endpoint({
    method: 'GET',
    path: '/champions',
    access: 'public',
    scope: 'standings:read',
    summary: '最近的冠军',
    query: z.strictObject({ limit: limit(20, 3) }),
    data: z.object({ items: z.array(championSchema) }),
  }),
};
