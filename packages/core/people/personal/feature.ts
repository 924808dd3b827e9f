import type { Feature } from '../../ground/features/feature.ts';
import { personalTopicOf } from './personal.serve.ts';

export const personalFeature = {
  name: 'personal',
  topics: [personalTopicOf],
} as const satisfies Feature;
