import type { Feature } from '../../ground/features/feature.ts';
import { createPenaltiesService } from './penalties.service.ts';
import { penaltiesCalls } from './penalties.calls.ts';

export const penaltiesFeature = {
  name: 'penalties',
  calls: [penaltiesCalls],
  services: { penalties: createPenaltiesService },
} as const satisfies Feature;
