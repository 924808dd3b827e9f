import type { Feature } from '../../ground/features/feature.ts';
import { systemTopicDefinition } from './index.ts';

export const systemFeature = {
  name: 'system',
  topics: [systemTopicDefinition],
} as const satisfies Feature;
