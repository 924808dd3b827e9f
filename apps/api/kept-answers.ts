import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Addresses of one route whose answers are kept; what comes beyond them makes room by letting all go. */
const MAX_KEPT = 100;
/** A longer answer is made anew each time, so that what is kept of a route stays within 40 MB. */
const MAX_CHARACTERS = 200_000;

type Source = {
  /** What the answer is made of: the same version is the same answer. */
  version: string;
  make: () => Promise<object>;
};

/**
 * The answers of one route while their version stays: made and written out once for everybody who asks for the same
 * address, and not sent again to whoever has it. `shape` is the schema of the answer, so that another release of it is
 * another answer.
 */
export function createKeptAnswers(shape: z.ZodType) {
  const release = createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(shape)))
    .digest('base64url')
    .slice(0, 8);
  let version: string | undefined;
  let kept = new Map<string, Promise<string>>();

  function find(request: FastifyRequest, reply: FastifyReply, source: Source): Promise<string> {
    if (source.version !== version || kept.size >= MAX_KEPT) kept = new Map();
    version = source.version;
    const answers = kept;
    const known = answers.get(request.url);
    if (known) return known;
    const made = source.make().then((data) => reply.serialize(data) as string);
    answers.set(request.url, made);
    const drop = () => answers.delete(request.url);
    void made.then((answer) => answer.length > MAX_CHARACTERS && drop(), drop);
    return made;
  }

  return {
    async send(request: FastifyRequest, reply: FastifyReply, source: Source): Promise<FastifyReply> {
      const etag = `"${release}-${source.version}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const answer = await find(request, reply, source);
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  };
}
