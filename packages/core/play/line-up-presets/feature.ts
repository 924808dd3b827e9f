import type { Feature } from '../../ground/features/feature.ts';
import { createLineUpPresetsService } from './line-up-presets.service.ts';
import { lineUpPresetsCalls } from './line-up-presets.calls.ts';

export const lineUpPresetsFeature = {
  name: 'line-up-presets',
  calls: [lineUpPresetsCalls],
  services: { lineUpPresets: createLineUpPresetsService },
} as const satisfies Feature;
