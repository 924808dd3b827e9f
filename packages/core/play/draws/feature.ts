import type { Feature } from '../../ground/features/feature.ts';
import { createDrawsService } from './draws.service.ts';
import { drawsCalls } from './draws.calls.ts';

export const drawsFeature = {
  name: 'draws',
  calls: [drawsCalls],
  services: { draws: createDrawsService },
} as const satisfies Feature;
