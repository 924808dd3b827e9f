import { type Access, type DataOf, type Endpoint, envelopeOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import { idempotencyKeySchema } from '@pailei/contracts/http/idempotency';
import { UPLOAD_TIMEOUT_MS } from '@pailei/contracts/http/time-limits';
import { droppingUnknown } from '@pailei/contracts/http/unknown-fields';
import type { Call, CallOptions, Handler } from '@pailei/core/ground/http/calls';
import type { Actor } from '@pailei/live/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failure, success } from './envelope.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { RouteDocs } from '../docs/document.ts';
import { routeErrorTexts } from './route-error-texts.ts';
import { uploadRefusal, uploadScope } from '../bodies/uploads.ts';

type RouteOptions<E extends Endpoint> = CallOptions<E> & {
  /** What goes with an answer besides its data. */
  answering?: (reply: FastifyReply, data: DataOf<E>) => void;
};

const NO_FIELDS = z.strictObject({});
const KEY_HEADER = 'idempotency-key';
const KEY_HEADERS = z.looseObject({ [KEY_HEADER]: idempotencyKeySchema.optional() });

/** Serves an endpoint under `/api`: its access, its validation and its answer's shape all come from the contract. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions<E> = {},
): void {
  const { upload } = endpoint;
  if (upload) uploadScope(app, upload, (scope) => addRoute(scope, endpoint, handler, options));
  else addRoute(app, endpoint, handler, options);
}

function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { rateLimit, accountLimit, statusOf, versionOf, sameForMembers, answering }: RouteOptions<E>,
): void {
  const { method, path, access, scope, area, asks_login, drops_unknown, summary, params, body_bytes, upload } =
    endpoint;
  const { idempotent, data, errors } = endpoint;
  const { query, body } = inputsOf(endpoint);
  const docs = {
    ...(errors && { errors }),
    ...(upload && { upload }),
    ...(drops_unknown && { dropsUnknown: true as const }),
  };
  const answers = envelopeOf(data).extend({ data });
  const kept = versionOf && createAnswerCache(answers);
  app.route({
    method,
    url: `/api${path}`,
    ...(body_bytes && { bodyLimit: body_bytes }),
    config: {
      access,
      docs,
      texts: routeErrorTexts(endpoint),
      ...(scope && { scope }),
      ...(area && { area }),
      ...(asks_login && { asksLogin: true }),
      ...(rateLimit && { rateLimit }),
      ...(accountLimit && { accountLimit }),
      ...(sameForMembers && { sameForMembers }),
      ...(upload ? { bodyTimeMs: UPLOAD_TIMEOUT_MS } : { answersInTime: true }),
    },
    schema: {
      summary,
      ...(upload && { consumes: ['multipart/form-data'] }),
      ...(params && { params }),
      ...(idempotent && { headers: KEY_HEADERS }),
      querystring: query,
      ...(method !== 'GET' && { body }),
      response: { 200: answers },
    },
    handler: async (request, reply) => {
      if (upload && !request.upload) throw uploadRefusal('missing', upload);
      const call = callOf<E>(request);
      const askedAt = performance.now();
      const version = await versionOf?.(call);
      if (kept && version) {
        const make = async () => success(await handler(call));
        return kept.send(request, reply, { version, askedAt, make });
      }
      const result = await handler(call);
      answering?.(reply, result);
      return answer(reply, result, statusOf?.(result) ?? 200);
    },
  });
}

/** Strict, unless the endpoint drops what it does not know. */
function inputsOf({ query, body, drops_unknown }: Endpoint): { query: z.ZodObject; body: z.ZodType } {
  const strict = { query: query?.strict() ?? NO_FIELDS, body: body ?? NO_FIELDS };
  if (!drops_unknown) return strict;
  return { query: droppingUnknown(strict.query), body: droppingUnknown(strict.body) };
}

function answer(reply: FastifyReply, data: unknown, status: number): unknown {
  reply.code(status);
  return status === 200 ? success(data) : { ...failure(generalError('unavailable')), data };
}

function callOf<E extends Endpoint>(request: FastifyRequest): Call<E> {
  const { actor, params, query, body, upload, ip, id, headers } = request;
  const fromHeaders = { userAgent: headers['user-agent'], idempotencyKey: headers[KEY_HEADER] };
  return { actor, params, query, body, file: upload, ip, requestId: id, ...fromHeaders } as Call<E>;
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyContextConfig {
    access?: Access;
    /** What the documentation is to say beyond the schemas. */
    docs?: Partial<RouteDocs>;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyRequest {
    actor: Actor | null;
  }
}
