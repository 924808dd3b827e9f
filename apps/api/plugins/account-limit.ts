import type { FastifyInstance } from 'fastify';
import { TooManyRequestsError } from '@pailei/contracts/http/errors';
import type { AccountLimit } from '@pailei/core/ground/http/call-limits';
import type { RateCounters } from '../limits/rate-counters.ts';

/** Routes that declare it are counted per account, wherever it calls from, before a body is read. */
export function addAccountLimit(app: FastifyInstance, counters: RateCounters): void {
  app.addHook('preParsing', async ({ actor, routeOptions }) => {
    const limit = routeOptions.config.accountLimit;
    if (!limit || !actor) return;
    const key = `account:${String(routeOptions.method)}${routeOptions.url}:${actor.user_id}`;
    const { current, ttl } = await counters.add(key, limit.timeWindow);
    const max = typeof limit.max === 'number' ? limit.max : await limit.max();
    if (current > max) throw new TooManyRequestsError(ttl);
  });
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyContextConfig {
    accountLimit?: AccountLimit;
  }
}
