import type { FastifyInstance } from 'fastify';
import { TooManyRequestsError } from '@pailei/contracts/http/errors';
import type { RateCounters } from '../limits/rate-counters.ts';

/** `max` may be asked for anew with every call: a setting. */
export type AccountLimit = { max: number | (() => Promise<number>); timeWindow: number };

export const MINUTE = 60_000;

export const UPLOAD_LIMIT: AccountLimit = { max: 5, timeWindow: MINUTE };
/** A change of the e-mail address tries a password. */
export const PROFILE_LIMIT: AccountLimit = { max: 10, timeWindow: MINUTE };

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
