import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createKeptAnswers, isKnownToCaller, keptAnswer, sendKept, type KeptAnswer } from './kept-answers.ts';

const MEGABYTE = 1024 * 1024;
/** Of one route. */
const LIMITS = { maxEntries: 100, maxBytes: 8 * MEGABYTE };
/** A longer answer is not kept. */
const MAX_BYTES = MEGABYTE / 2;

type Source = {
  /** What the answer is made of: the same version is the same answer. */
  version: string;
  make: () => Promise<object>;
};

/**
 * A cache of the answers of one route while their version stays: built, serialised and compressed once for everybody who asks for
 * the same address, and not sent again to whoever has it. `shape` is the schema of the answer, so that another release of it is
 * another answer.
 */
export function createAnswerCache(shape: z.ZodType) {
  const release = createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(shape)))
    .digest('base64url')
    .slice(0, 8);
  const kept = createKeptAnswers<KeptAnswer>(LIMITS);
  const making = new Map<string, Promise<KeptAnswer>>();

  function find(request: FastifyRequest, reply: FastifyReply, { version, make }: Source): Promise<KeptAnswer> {
    const known = kept.get(request.url);
    if (known?.version === version) return Promise.resolve(known);
    const key = `${version} ${request.url}`;
    const made =
      making.get(key) ??
      make()
        .then((data) => {
          const answer = keptAnswer(version, reply.serialize(data) as string);
          if (answer.bytes.length <= MAX_BYTES) kept.put(request.url, answer);
          return answer;
        })
        .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, source: Source): Promise<FastifyReply> {
      reply.header('cache-control', 'private, no-cache');
      if (isKnownToCaller(request, reply, release, source.version)) return reply.code(304).send();
      const answer = await find(request, reply, source);
      return sendKept(request, reply.type('application/json; charset=utf-8'), { answer, release });
    },
  };
}
