import type { Feature } from '../../ground/features/feature.ts';
import { createSearchService } from './search.service.ts';
import { searchCalls } from './search.calls.ts';

export const searchFeature = {
  name: 'search',
  calls: [searchCalls],
  services: { search: createSearchService },
} as const satisfies Feature;
