import { trimLog } from '@pailei/live/log';
import type { Feature } from '../features/feature.ts';
import { canaryTopicDefinition } from './canary.serve.ts';

export const topicsFeature = {
  name: 'topics',
  topics: [canaryTopicDefinition],
  trims: [(db) => trimLog(db)],
} as const satisfies Feature;
