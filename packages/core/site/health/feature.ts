import type { Feature } from '../../ground/features/feature.ts';
import { answerProbe } from './answer-probe.job.ts';
import { createHealthService } from './index.ts';

export const healthFeature = {
  name: 'health',
  services: { health: createHealthService },
  jobs: [answerProbe],
} as const satisfies Feature;
