import type { Feature } from '../../ground/features/feature.ts';
import { createTotpService } from './totp.service.ts';
import { secondFactorCalls } from './second-factor.calls.ts';

export const secondFactorFeature = {
  name: 'second-factor',
  calls: [secondFactorCalls],
  services: { totp: createTotpService },
} as const satisfies Feature;
