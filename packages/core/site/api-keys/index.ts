export { createApiKeysService } from './api-keys.service.ts';
export type { ApiKeysService } from './api-keys.service.ts';
export { createApiKeyReader } from './read-api-key.ts';
export type { ReadApiKey } from './read-api-key.ts';
