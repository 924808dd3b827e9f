import type { Feature } from '../../ground/features/feature.ts';
import { personalTopicDefinition } from './index.ts';

export const personalFeature = {
  name: 'personal',
  topics: [personalTopicDefinition],
} as const satisfies Feature;
