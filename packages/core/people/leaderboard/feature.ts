import type { Feature } from '../../ground/features/feature.ts';
import { createLeaderboardService } from './leaderboard.service.ts';
import { leaderboardCalls } from './leaderboard.calls.ts';

export const leaderboardFeature = {
  name: 'leaderboard',
  headings: { leaderboard: { name: '排行榜', about: '选手排行与历届冠军。' }, champions: { name: '排行榜' } },
  calls: [leaderboardCalls],
  services: { leaderboard: createLeaderboardService },
} as const satisfies Feature;
