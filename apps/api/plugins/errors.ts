import type { Socket } from 'node:net';
import { appError, generalError } from '@pailei/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../envelope.ts';
import { REQUEST_ERRORS, toAppError } from '../http-errors.ts';
import { inOwnWords } from '../own-texts.ts';

/** The address without its query, which may hold what a log should not. */
export function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1).join('');
}

/** The one place where an error becomes an answer. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const shown = inOwnWords(toAppError(error), request.routeOptions.config.texts);
  if (shown.status >= 500 && shown.code !== 'maintenance')
    request.log.error({ err: error, path: pathOf(request) }, shown.code);
  if (shown.retryAfterSeconds !== undefined) reply.header('retry-after', shown.retryAfterSeconds);
  // What is left of the body is read and dropped: a connection that is closed under it takes the answer with it.
  if (shown.status === 413) reply.removeHeader('connection');
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

/** What is not even HTTP, or does not come to its end in time. */
export function answerBrokenRequest(error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const isSlow = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const shown = appError(REQUEST_ERRORS, isSlow ? 'too_slow' : 'bad_request');
  const text = JSON.stringify(failure(shown));
  const lines = [
    `HTTP/1.1 ${shown.status} ${isSlow ? 'Request Timeout' : 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`);
  // Not only our half: who never closes theirs would keep the socket.
  socket.destroySoon();
}
