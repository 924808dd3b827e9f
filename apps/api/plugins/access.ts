import { ACCESS_LEVELS } from '@pailei/contracts/endpoint';
import type { Access } from '@pailei/contracts/endpoint';
import { generalError } from '@pailei/contracts/errors';
import type { VerifyToken } from '@pailei/core/accounts';
import type { Actor } from '@pailei/live/registry';
import type { FastifyInstance } from 'fastify';

/** Who calls, and whether they may. A route that declares no access makes the start fail. */
export function addAccessGuard(app: FastifyInstance, verifyToken: VerifyToken): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access || !ACCESS_LEVELS.includes(config.access))
      throw new Error(`${String(method)} ${url} declares no access`);
  });
  app.decorateRequest('actor', null);
  // After the rate limit and before a body is read.
  app.addHook('preParsing', async (request) => {
    const { access } = request.routeOptions.config;
    if (!access) return;
    const token = readBearer(request.headers.authorization);
    request.actor = token === undefined ? null : ((await verifyToken(token)) ?? null);
    authorize(access, request.actor);
  });
}

function readBearer(header: string | undefined): string | undefined {
  return /^Bearer ([\w.-]{1,4096})$/i.exec(header ?? '')?.[1];
}

/** Throws when `actor` may not call a route of this access. On a public route a token that has ended is as good as none. */
export function authorize(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw generalError('unauthorized');
  switch (access) {
    case 'user':
      return;
    case 'referee':
      if (actor.role !== 'referee' && actor.role !== 'admin') throw generalError('referee_only');
      return;
    case 'admin':
      if (actor.role !== 'admin') throw generalError('admin_only');
      return;
    default:
      access satisfies never;
  }
}
