import type { Access, BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@pailei/contracts/endpoint';
import { envelopeOf } from '@pailei/contracts/endpoint';
import { generalError } from '@pailei/contracts/errors';
import type { Actor } from '@pailei/live/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failure, success } from './envelope.ts';

/** Known for certain wherever the endpoint asks for a login. */
type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? Actor | null : Actor;

type Call<E extends Endpoint> = {
  actor: ActorOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  ip: string;
  requestId: string;
  userAgent: string | undefined;
};

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<DataOf<E>> | DataOf<E>;

type RouteOptions<E extends Endpoint> = {
  /** A limit of its own instead of the general one. */
  rateLimit?: { max: number; timeWindow: number };
  /** The status that says the same as the data. */
  statusOf?: (data: DataOf<E>) => number;
};

const NO_FIELDS = z.strictObject({});

/** Serves an endpoint under `/api`: its access, its validation and its answer's shape all come from the contract. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions<E> = {},
): void {
  const { method, path, access, summary, params, query, body, data } = endpoint;
  app.route({
    method,
    url: `/api${path}`,
    config: { access, ...(options.rateLimit && { rateLimit: options.rateLimit }) },
    schema: {
      summary,
      tags: path.split('/').slice(1, 2),
      ...(access !== 'public' && { security: [{ bearer: [] }] }),
      ...(params && { params }),
      querystring: query?.strict() ?? NO_FIELDS,
      ...(method !== 'GET' && { body: body ?? NO_FIELDS }),
      response: { 200: envelopeOf(data).extend({ data }) },
    },
    handler: async (request, reply) => {
      const result = await handler(callOf<E>(request));
      return answer(reply, result, options.statusOf?.(result) ?? 200);
    },
  });
}

function answer(reply: FastifyReply, data: unknown, status: number): unknown {
  reply.code(status);
  return status === 200 ? success(data) : { ...failure(generalError('unavailable')), data };
}

function callOf<E extends Endpoint>(request: FastifyRequest): Call<E> {
  const { actor, params, query, body, ip, id, headers } = request;
  return { actor, params, query, body, ip, requestId: id, userAgent: headers['user-agent'] } as Call<E>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}
