import type { Feature } from '../../ground/features/feature.ts';
import { createSearchService } from './search.service.ts';
import { searchCalls } from './search.calls.ts';

export const searchFeature = {
  name: 'search',
  headings: { search: { name: '搜索', about: '赛事、战队、选手与赛季。' } },
  calls: [searchCalls],
  services: { search: createSearchService },
} as const satisfies Feature;
