import type { Access } from '@pailei/contracts/http/endpoint';
import { ERRORS, generalError } from '@pailei/contracts/http/errors';
import type { VerifyToken } from '@pailei/core/people/sessions/tokens';
import { holdsRight, lacksSecondFactor, RIGHTS } from '@pailei/domain/rights/rights';
import type { Actor } from '@pailei/live/registry';
import type { FastifyInstance } from 'fastify';
import { isApiKey, type AdmitKey } from './api-key.ts';
import type { RefuseClosed } from './maintenance.ts';
import { pageReaderOf } from './page-reader.ts';

type AccessGuardOptions = {
  verifyToken: VerifyToken;
  refuseClosed: RefuseClosed;
  /** Throws why, where a suspension has ended the token. */
  checkSuspendedSession?: (token: string) => Promise<void>;
  /** Lets in who comes with an API key. */
  admitKey?: AdmitKey;
  /** Of the process itself; without one it reads as a guest. */
  readerKey?: string;
};

/**
 * Who calls, whether the route is open now, and whether they may; to a token that a suspension has ended, why. A route that declares no access makes
 * the start fail.
 */
export function addAccessGuard(app: FastifyInstance, options: AccessGuardOptions): void {
  const { verifyToken, refuseClosed, checkSuspendedSession = async () => undefined, admitKey, readerKey } = options;
  const table: RouteAccess[] = [];
  app.decorate('accessTable', table);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access || !RIGHTS.includes(config.access))
      throw new Error(`${String(method)} ${url} declares no access`);
    for (const one of [method].flat()) table.push({ method: one, url, access: config.access });
  });
  app.decorateRequest('actor', null);
  // After the rate limit and before a body is read.
  app.addHook('preParsing', async (request, reply) => {
    const { access, asksLogin } = request.routeOptions.config;
    if (!access) return;
    const token = readBearer(request.headers.authorization);
    if (admitKey && token !== undefined && isApiKey(token)) {
      request.actor = await admitKey(token, request, reply);
      await refuseClosed(request);
      return authorize(access, request.actor);
    }
    const actor = token === undefined ? undefined : await actorFor(verifyToken, token, access);
    request.actor = actor
      ? { ...actor, from: { ip: request.ip, request_id: request.id } }
      : pageReaderOf(request, readerKey);
    await refuseClosed(request);
    if (asksLogin && token === undefined) throw generalError('login_needed');
    if (token !== undefined && !actor && !holdsRight(access, null)) await checkSuspendedSession(token);
    authorize(access, request.actor);
  });
}

/** Nobody is refused for what they were a moment ago: who has just become a captain may act as one. */
async function actorFor(verifyToken: VerifyToken, token: string, access: Access): Promise<Actor | undefined> {
  const actor = await verifyToken(token);
  return actor && !holdsRight(access, actor) ? verifyToken(token, { isFresh: true }) : actor;
}

export function readBearer(header: string | undefined): string | undefined {
  return /^Bearer ([\w.-]{1,4096})$/i.exec(header ?? '')?.[1];
}

const REFUSALS = {
  expert: 'expert_only',
  captain: 'captain_only',
  staff: 'staff_only',
  referee: 'referee_only',
  admin: 'admin_only',
} as const;

/** Throws when `actor` may not call a route of this access. On a public route a token that has ended is as good as none. */
export function authorize(access: Access, actor: Actor | null): void {
  if (holdsRight(access, actor)) return;
  if (!actor || access === 'public' || access === 'user') throw generalError('unauthorized');
  if (lacksSecondFactor(access, actor))
    throw generalError('second_factor_required', { second_factor: ERRORS.second_factor_required[1] });
  throw generalError(REFUSALS[access]);
}

export type RouteAccess = { method: string; url: string; access: Access };

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyContextConfig {
    /** Callers without a token are asked to log in. */
    asksLogin?: true;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyInstance {
    /** Every route there is, with who may call it. */
    accessTable: readonly RouteAccess[];
  }
}
