import type { Feature } from '../../ground/features/feature.ts';
import { createAvatarsService, type AvatarsDeps } from './avatars.service.ts';
import type { AvatarCache } from './avatar-cache.ts';

export const avatarsFeature = {
  name: 'avatars',
  services: {
    avatars: ({ avatarCache, ...deps }: Omit<AvatarsDeps, 'cache'> & { avatarCache: AvatarCache }) =>
      createAvatarsService({ ...deps, cache: avatarCache }),
  },
} as const satisfies Feature;
