import type { Feature } from '../../ground/features/feature.ts';
import { createPenaltiesService } from './index.ts';

export const penaltiesFeature = {
  name: 'penalties',
  services: { penalties: createPenaltiesService },
} as const satisfies Feature;
