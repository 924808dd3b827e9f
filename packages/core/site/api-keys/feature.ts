import { API_KEY_AUDITS } from '@pailei/contracts/site/api-keys/api-keys.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createApiKeyReader } from './read-api-key.ts';
import { createApiKeysService } from './api-keys.service.ts';
import { apiKeysCalls } from './api-keys.calls.ts';

export const apiKeysFeature = {
  name: 'api-keys',
  calls: [apiKeysCalls],
  services: { apiKeys: createApiKeysService, readApiKey: createApiKeyReader },
  audits: API_KEY_AUDITS.actions,
  target_names: {
    api_key: (db, ids) => db.selectFrom('api_key').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
} as const satisfies Feature;
