import type { Feature } from '../../ground/features/feature.ts';
import { answerProbe } from './answer-probe.job.ts';
import { createHealthService, trimHeartbeats } from './index.ts';

export const healthFeature = {
  name: 'health',
  services: { health: createHealthService },
  jobs: [answerProbe],
  trims: [trimHeartbeats],
} as const satisfies Feature;
