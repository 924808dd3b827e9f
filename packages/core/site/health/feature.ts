import type { Feature } from '../../ground/features/feature.ts';
import { answerProbe } from './answer-probe.job.ts';
import { createHealthService } from './health.service.ts';
import { trimHeartbeats } from './process-heartbeats.ts';
import { healthCalls } from './health.calls.ts';

export const healthFeature = {
  name: 'health',
  calls: [healthCalls],
  services: { health: createHealthService },
  jobs: [answerProbe],
  trims: [trimHeartbeats],
} as const satisfies Feature;
