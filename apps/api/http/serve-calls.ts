import type { HttpCall } from '@pailei/core/ground/http/calls';
import type { FastifyInstance } from 'fastify';
import type { PageSessions } from '../first-view/page-session.ts';
import { fileRoute } from './file-route.ts';
import { route } from './routing.ts';

/** Serves the calls of all features under `/api`. */
export function serveCalls(app: FastifyInstance, calls: readonly HttpCall[], pageSessions: PageSessions): void {
  const answerings = { begins: pageSessions.begin, ends: pageSessions.end };
  for (const one of calls) {
    if (one.kind === 'file') {
      fileRoute(app, one.endpoint, one.handler as never, one.options);
      continue;
    }
    const { pageSession, ...options } = one.options;
    const answering = pageSession && answerings[pageSession];
    route(app, one.endpoint, one.handler as never, { ...options, ...(answering && { answering }) } as never);
  }
}
