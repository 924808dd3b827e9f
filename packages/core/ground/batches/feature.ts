import type { Feature } from '../features/feature.ts';
import { jobProgressTopicDefinition } from './job-progress.serve.ts';

export const batchesFeature = {
  name: 'batches',
  topics: [jobProgressTopicDefinition],
} as const satisfies Feature;
