import type { Feature } from '../../ground/features/feature.ts';
import type { StalledEvents } from '../../site/jobs/stopped-jobs.ts';
import { staffTopicDefinition } from './staff.serve.ts';
import { stalledEvents } from './stalled-events.ts';

export const staffFeature = {
  name: 'staff',
  services: { stalledEvents: (): StalledEvents => stalledEvents },
  topics: [staffTopicDefinition],
} as const satisfies Feature;
