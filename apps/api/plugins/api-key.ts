import { API_KEY_CALLS, API_KEY_PREFIX } from '@pailei/contracts/site/api-keys/api-keys.api';
import { generalError, TooManyRequestsError } from '@pailei/contracts/http/errors';
import type { ReadApiKey } from '@pailei/core/site/api-keys/read-api-key';
import { readsAsCreator, type ApiScope } from '@pailei/domain/rights/scopes';
import type { Actor } from '@pailei/live/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateCounters } from '../limits/rate-counters.ts';
import { MINUTE } from '@pailei/core/ground/http/call-limits';

export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** Who a call by key reads as: nobody in particular, but for what the staff export. Throws where the key does not open the route. */
export type AdmitKey = (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<Actor | null>;

type ApiKeyDeps = { readApiKey: ReadApiKey; counters: RateCounters | undefined };

export function createKeyAdmission({ readApiKey, counters }: ApiKeyDeps): AdmitKey {
  async function count(id: string, reply: FastifyReply): Promise<void> {
    if (!counters) return;
    const { current, ttl } = await counters.add(`key:${id}`, MINUTE);
    reply.headers({
      'ratelimit-limit': API_KEY_CALLS,
      'ratelimit-remaining': Math.max(0, API_KEY_CALLS - current),
      'ratelimit-reset': Math.ceil(ttl / 1_000),
    });
    if (current > API_KEY_CALLS) throw new TooManyRequestsError(ttl);
  }

  return async (token, request, reply) => {
    const key = await readApiKey(token);
    if (!key) throw generalError('api_key_invalid');
    await count(key.id, reply);
    const { scope } = request.routeOptions.config;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (scope === undefined || !isRead || !key.scopes.includes(scope)) throw generalError('api_key_scope');
    return readsAsCreator(scope) ? key.creator : null;
  };
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyContextConfig {
    /** What an API key needs to read it. */
    scope?: ApiScope;
  }
}
