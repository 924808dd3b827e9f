import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { keepFast } from '../fast-answers/keep-fast.ts';
import { keptKey, type AnswerVersion } from '@pailei/core/ground/http/answer-versions';
import { createKeptAnswers, etagOf, isKnownToCaller, keptAnswer, sendBody, type KeptAnswer } from './kept-answers.ts';

const MEGABYTE = 1024 * 1024;
/** Of one route. */
const LIMITS = { maxEntries: 400, maxBytes: 8 * MEGABYTE };
/** A longer answer is not kept. */
const MAX_BYTES = MEGABYTE / 2;

type Source = {
  version: AnswerVersion;
  /** When the version was asked for, by the clock that only grows. */
  askedAt: number;
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

  function find(request: FastifyRequest, reply: FastifyReply, { version: { version, audience }, make }: Source) {
    const name = keptKey(request.url, audience);
    const known = kept.get(name);
    if (known?.version === version) return known;
    const key = `${version} ${name}`;
    const made =
      making.get(key) ??
      make()
        .then((data) => {
          const answer = keptAnswer(version, reply.serialize(data) as string);
          if (answer.bytes.length <= MAX_BYTES) kept.set(name, answer);
          return answer;
        })
        .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  function keep(request: FastifyRequest, reply: FastifyReply, { version, askedAt }: Source): void {
    const found = kept.get(keptKey(request.url, version.audience));
    const etag = etagOf(release, version.version);
    const tagged = { etag, ...(found?.version === version.version && { kept: found }) };
    keepFast(request, reply, { version, askedAt, tagged });
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, source: Source): Promise<FastifyReply> {
      reply.header('cache-control', 'private, no-cache');
      if (isKnownToCaller(request, reply, release, source.version.version)) {
        keep(request, reply, source);
        return reply.code(304).send();
      }
      const answer = await find(request, reply, source);
      keep(request, reply, source);
      return sendBody(request, reply.type('application/json; charset=utf-8'), answer);
    },
  };
}
