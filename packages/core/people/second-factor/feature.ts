import type { Feature } from '../../ground/features/feature.ts';
import { createTotpService } from './index.ts';

export const secondFactorFeature = {
  name: 'second-factor',
  services: { totp: createTotpService },
} as const satisfies Feature;
