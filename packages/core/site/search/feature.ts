import type { Feature } from '../../ground/features/feature.ts';
import { createSearchService } from './index.ts';

export const searchFeature = {
  name: 'search',
  services: { search: createSearchService },
} as const satisfies Feature;
