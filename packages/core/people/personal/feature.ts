import type { Feature } from '../../ground/features/feature.ts';
import { personalTopicOf } from './index.ts';

export const personalFeature = {
  name: 'personal',
  topics: [personalTopicOf],
} as const satisfies Feature;
