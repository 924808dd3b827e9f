import type { Feature } from '../../ground/features/feature.ts';
import { createPlayersService } from './players.service.ts';
import { createProfileService } from './profile.service.ts';
import { profileCalls } from './profile.calls.ts';

export const profileFeature = {
  name: 'profile',
  headings: {
    players: { name: '选手', about: '选手的公开资料与战绩。' },
    avatars: { name: '头像与图片', about: '头像由服务器代取；上传的图片都经过重新编码。' },
  },
  calls: [profileCalls],
  services: { players: createPlayersService, profile: createProfileService },
} as const satisfies Feature;
