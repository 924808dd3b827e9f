import { apiKeysApi } from '@pailei/contracts/site/api-keys/api-keys.api';
import type { ApiKeysService } from '@pailei/core/site/api-keys';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';

export function apiKeysRoutes(app: FastifyInstance, apiKeys: ApiKeysService): void {
  route(app, apiKeysApi.list, () => apiKeys.list());
  route(app, apiKeysApi.create, ({ actor, body }) => apiKeys.create(actor, body));
  route(app, apiKeysApi.revoke, ({ actor, params }) => apiKeys.revoke(actor, params.id));
}
