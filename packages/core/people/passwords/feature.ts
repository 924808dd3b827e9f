import type { Feature } from '../../ground/features/feature.ts';
import { createPasswordsService } from './index.ts';

export const passwordsFeature = {
  name: 'passwords',
  services: { passwords: createPasswordsService },
} as const satisfies Feature;
