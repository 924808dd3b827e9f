import type { Feature } from '../../ground/features/feature.ts';
import { createLeaderboardService } from './index.ts';

export const leaderboardFeature = {
  name: 'leaderboard',
  services: { leaderboard: createLeaderboardService },
} as const satisfies Feature;
