import type { Feature } from '../../ground/features/feature.ts';
import { answerProbe } from './answer-probe.job.ts';
import { createHealthService, trimHeartbeats } from './index.ts';
import { healthCalls } from './health.calls.ts';

export const healthFeature = {
  name: 'health',
  calls: [healthCalls],
  services: { health: createHealthService },
  jobs: [answerProbe],
  trims: [trimHeartbeats],
} as const satisfies Feature;
