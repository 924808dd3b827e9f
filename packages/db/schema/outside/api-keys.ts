import type { ApiScope } from '@pailei/domain/rights/scopes';
import type { Generated, Selectable } from 'kysely';

export type ApiKeyTable = {
  id: string;
  name: string;
  /** SHA-256 of the key, which has 256 bits and stands nowhere. */
  key_hash: Buffer;
  /** Its last characters, for whoever has several. */
  hint: string;
  scopes: ApiScope[];
  /** Null: until it is revoked. */
  expires_at: string | null;
  last_used_at: Generated<string | null>;
  revoked_at: Generated<string | null>;
  created_by: string;
  created_at: string;
};
export type ApiKeyRow = Selectable<ApiKeyTable>;
