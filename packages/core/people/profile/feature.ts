import type { Feature } from '../../ground/features/feature.ts';
import { createPlayersService, createProfileService } from './index.ts';

export const profileFeature = {
  name: 'profile',
  services: { players: createPlayersService, profile: createProfileService },
} as const satisfies Feature;
