import type { Feature } from '../../ground/features/feature.ts';
import type { StalledEvents } from '../../site/jobs/index.ts';
import { staffTopicDefinition } from './index.ts';
import { stalledEvents } from './stalled-events.ts';

export const staffFeature = {
  name: 'staff',
  services: { stalledEvents: (): StalledEvents => stalledEvents },
  topics: [staffTopicDefinition],
} as const satisfies Feature;
