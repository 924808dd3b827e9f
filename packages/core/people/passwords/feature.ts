import type { Feature } from '../../ground/features/feature.ts';
import { createPasswordsService } from './passwords.service.ts';
import { passwordsCalls } from './passwords.calls.ts';

export const passwordsFeature = {
  name: 'passwords',
  calls: [passwordsCalls],
  services: { passwords: createPasswordsService },
} as const satisfies Feature;
