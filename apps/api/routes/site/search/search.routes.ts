import { searchApi } from '@pailei/contracts/site/search/search.api';
import type { SearchService } from '@pailei/core/site/search';
import type { FastifyInstance } from 'fastify';
import { SEARCH_LIMIT } from '../../../plugins/rate-limit.ts';
import { route } from '../../../http/routing.ts';

export function searchRoutes(app: FastifyInstance, search: SearchService): void {
  route(app, searchApi.search, ({ actor, query }) => search.search(actor, query.q), { rateLimit: SEARCH_LIMIT });
}
