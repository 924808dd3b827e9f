import type { Feature } from '../../ground/features/feature.ts';
import { createLeaderboardService } from './leaderboard.service.ts';
import { leaderboardCalls } from './leaderboard.calls.ts';

export const leaderboardFeature = {
  name: 'leaderboard',
  calls: [leaderboardCalls],
  services: { leaderboard: createLeaderboardService },
} as const satisfies Feature;
