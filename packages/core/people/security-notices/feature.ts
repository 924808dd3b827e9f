import { SECURITY_NOTICES } from '@pailei/contracts/people/security-notices/security-notices.notices';
import type { Feature } from '../../ground/features/feature.ts';

export const securityNoticesFeature = {
  name: 'security-notices',
  notices: SECURITY_NOTICES,
} as const satisfies Feature;
