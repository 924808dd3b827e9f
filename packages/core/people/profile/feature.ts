import type { Feature } from '../../ground/features/feature.ts';
import { createPlayersService } from './players.service.ts';
import { createProfileService } from './profile.service.ts';
import { profileCalls } from './profile.calls.ts';

export const profileFeature = {
  name: 'profile',
  calls: [profileCalls],
  services: { players: createPlayersService, profile: createProfileService },
} as const satisfies Feature;
