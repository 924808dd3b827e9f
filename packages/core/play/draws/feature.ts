import type { Feature } from '../../ground/features/feature.ts';
import { createDrawsService } from './index.ts';

export const drawsFeature = {
  name: 'draws',
  services: { draws: createDrawsService },
} as const satisfies Feature;
