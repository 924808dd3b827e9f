import type { Feature } from '../features/feature.ts';
import { jobProgressTopicOf } from './job-progress.serve.ts';

export const batchesFeature = {
  name: 'batches',
  topics: [jobProgressTopicOf],
} as const satisfies Feature;
