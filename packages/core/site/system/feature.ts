import type { Feature } from '../../ground/features/feature.ts';
import { systemTopicOf } from './system.serve.ts';

export const systemFeature = {
  name: 'system',
  topics: [systemTopicOf],
} as const satisfies Feature;
