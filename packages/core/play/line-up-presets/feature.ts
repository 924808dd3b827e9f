import type { Feature } from '../../ground/features/feature.ts';
import { createLineUpPresetsService } from './index.ts';

export const lineUpPresetsFeature = {
  name: 'line-up-presets',
  services: { lineUpPresets: createLineUpPresetsService },
} as const satisfies Feature;
