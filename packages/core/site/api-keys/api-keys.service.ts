import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import {
  API_KEY_ERRORS,
  API_KEY_PREFIX,
  type ApiKey,
  type apiKeysApi,
  type ApiKeyState,
} from '@pailei/contracts/site/api-keys/api-keys.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction, type Trx } from '@pailei/db/tx';
import { API_KEYS_MAX } from '@pailei/domain/rights/scopes';
import type { Actor } from '@pailei/live/registry';
import { recordAudit } from '../audit/record-audit.ts';
import {
  countActiveKeys,
  findApiKey,
  insertApiKey,
  listApiKeys,
  lockApiKey,
  revokeApiKey,
  type ListedApiKey,
} from './api-keys.repository.ts';

const HINT_LENGTH = 4;

export type ApiKeysDeps = { db: Db; now: () => string };
export type ApiKeysService = ReturnType<typeof createApiKeysService>;

export const hashOfKey = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The keys as the admins keep them. */
export function createApiKeysService({ db, now }: ApiKeysDeps) {
  return {
    async list(): Promise<DataOf<typeof apiKeysApi.list>> {
      return { items: (await listApiKeys(db)).map((row) => keyView(row, now())) };
    },

    create(actor: Actor, body: BodyOf<typeof apiKeysApi.create>): Promise<DataOf<typeof apiKeysApi.create>> {
      return runTransaction(db, async (trx) => {
        const at = now();
        if (body.expires_at !== null && Date.parse(body.expires_at) <= Date.parse(at))
          throw appError(API_KEY_ERRORS, 'expires_in_past', { expires_at: API_KEY_ERRORS.expires_in_past[1] });
        if ((await countActiveKeys(trx, at)) >= API_KEYS_MAX) throw appError(API_KEY_ERRORS, 'too_many_api_keys');
        const id = newId();
        const token = API_KEY_PREFIX + randomBytes(32).toString('base64url');
        const facts = { ...body, hint: token.slice(-HINT_LENGTH) };
        const row = { ...facts, id, key_hash: hashOfKey(token), created_by: actor.user_id, created_at: at };
        await insertApiKey(trx, row);
        const entry = { actor, target_type: 'api_key', target_id: id, before: null, reason: null } as const;
        await recordAudit(trx, { ...entry, action: 'api_key.create', after: facts });
        return { key: await shownKey(trx, id, at), token };
      });
    },

    revoke(actor: Actor, id: string): Promise<ApiKey> {
      return runTransaction(db, async (trx) => {
        const before = await lockApiKey(trx, id);
        if (!before) throw generalError('not_found');
        const at = now();
        if (before.revoked_at !== null) throw appError(API_KEY_ERRORS, 'api_key_revoked');
        await revokeApiKey(trx, id, at);
        const entry = { actor, target_type: 'api_key', target_id: id, before: null, reason: null } as const;
        const after = { name: before.name, revoked_at: at };
        await recordAudit(trx, { ...entry, action: 'api_key.revoke', after });
        return shownKey(trx, id, at);
      });
    },
  };
}

async function shownKey(trx: Trx, id: string, now: string): Promise<ApiKey> {
  const row = await findApiKey(trx, id);
  if (!row) throw new Error(`the key ${id} is gone`);
  return keyView(row, now);
}

function keyView({ created_by_name, ...row }: ListedApiKey, now: string): ApiKey {
  return { ...row, created_by: created_by_name, state: stateOf(row, now) };
}

function stateOf(
  { revoked_at, expires_at }: Pick<ListedApiKey, 'revoked_at' | 'expires_at'>,
  now: string,
): ApiKeyState {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && Date.parse(expires_at) <= Date.parse(now) ? 'expired' : 'active';
}
