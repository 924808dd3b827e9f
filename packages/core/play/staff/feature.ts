import type { Feature } from '../../ground/features/feature.ts';
import { staffTopicDefinition } from './index.ts';

export const staffFeature = {
  name: 'staff',
  topics: [staffTopicDefinition],
} as const satisfies Feature;
