import { generalError } from '@pailei/contracts/http/errors';
import { DATA_HEADERS } from '@pailei/core/ground/http/data-headers';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../http/envelope.ts';
import { toAppError } from '../http/http-errors.ts';
import { withRouteText } from '../http/route-error-texts.ts';

/** The address without its query, which may hold what a log should not. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1).join('');
}

/** The one place where an error becomes an answer. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const shown = withRouteText(toAppError(error), request.routeOptions.config.texts);
  if (shown.status >= 500 && shown.code !== 'maintenance')
    request.log.error({ err: error, path: pathOf(request) }, shown.code);
  if (shown.retryAfterSeconds !== undefined) reply.header('retry-after', shown.retryAfterSeconds);
  // An address that cannot be read gets here before any hook.
  if (!reply.hasHeader('content-security-policy')) reply.headers(DATA_HEADERS);
  // What is left of a refused body is read and thrown away: a connection that is closed before would take the answer with it.
  reply.removeHeader('connection');
  // Without the schema of the good answer: an error has no data.
  reply
    .code(shown.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure(shown));
}

export function addErrorHandling(app: FastifyInstance): void {
  const known: { methods: string[]; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    known.push({ methods: [method].flat(), pattern: patternOf(url) });
  });
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((entry) => entry.methods);
    if (methods.length === 0 || methods.includes(request.method))
      return sendError(generalError('not_found'), request, reply);
    reply.header('allow', [...new Set(methods)].join(', '));
    sendError(generalError('method_not_allowed'), request, reply);
  });
}

/** Which addresses a route answers, apart from the client's pages, which are every address. */
export function patternOf(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
    .join('/');
  return new RegExp(`^${source}$`);
}
