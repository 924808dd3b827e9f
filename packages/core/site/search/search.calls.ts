import { searchApi } from '@pailei/contracts/site/search/search.api';
import { SEARCH_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { SearchService } from './search.service.ts';

export const searchCalls = ({ search }: { search: SearchService }): readonly HttpCall[] => [
  call(searchApi.search, ({ actor, query }) => search.search(actor, query.q), { rateLimit: SEARCH_LIMIT }),
];
