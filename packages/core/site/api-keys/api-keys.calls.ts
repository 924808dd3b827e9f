import { apiKeysApi } from '@pailei/contracts/site/api-keys/api-keys.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export const apiKeysCalls = ({ apiKeys }: { apiKeys: ApiKeysService }): readonly HttpCall[] => [
  call(apiKeysApi.list, () => apiKeys.list()),
  call(apiKeysApi.create, ({ actor, body }) => apiKeys.create(actor, body)),
  call(apiKeysApi.revoke, ({ actor, params }) => apiKeys.revoke(actor, params.id)),
];
