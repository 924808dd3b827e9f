import { Readable } from 'node:stream';
import type { HttpCall, FileCall, FileCallOptions, FileHandler, ServedFile } from '@pailei/core/ground/http/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileEndpoint } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { StreamedFile } from '@pailei/core/ground/text-file/text-file';
import { z } from 'zod';
import type { PageSessions } from '../first-view/page-session.ts';
import { route } from './routing.ts';
import { failure } from './envelope.ts';
import { routeErrorTexts } from './route-error-texts.ts';

/** Even opened as a page of its own, a file runs nothing and loads nothing. */
const FILE_POLICY = "sandbox; default-src 'none'";

/** Serves bytes under `/api`; `undefined` from the handler is a 404 in the envelope. */
function fileRoute<E extends FileEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: FileHandler<E>,
  { missingCache }: FileCallOptions = {},
): void {
  const { method, path, access, scope, area, summary, params, query, media_type, errors } = endpoint;
  app.route({
    method,
    url: `/api${path}`,
    config: {
      access,
      docs: { isFile: true, mediaType: media_type, ...(errors && { errors }) },
      texts: routeErrorTexts(endpoint),
      ...(scope && { scope }),
      ...(area && { area }),
    },
    schema: {
      summary,
      ...(params && { params }),
      querystring: query?.strict() ?? z.strictObject({}),
    },
    handler: async (request, reply) => {
      const file = await handler({ actor: request.actor, params: request.params, query: request.query } as FileCall<E>);
      if (file) return send(request, reply, media_type, file);
      reply.code(404).header('cache-control', missingCache ?? 'no-store');
      return failure(generalError('not_found'));
    },
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  mediaType: string,
  file: ServedFile | StreamedFile,
): unknown {
  const disposition = 'pieces' in file ? 'attachment' : 'inline';
  reply.headers({
    'cache-control': file.cache,
    vary: 'authorization',
    'content-security-policy': FILE_POLICY,
    'content-disposition': `${disposition}; filename="${file.name}"`,
    'x-content-type-options': 'nosniff',
  });
  if ('pieces' in file) return reply.type(mediaType).send(Readable.from(file.pieces));
  const etag = `"${file.etag}"`;
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(mediaType).send(Buffer.from(file.bytes));
}

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
