import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptAnswer, sendKept, type KeptAnswer } from '../http/kept-answers.ts';

/** Large documents that stay the same as long as the process runs: encoded and compressed once each. */
export function createDocumentAnswers() {
  const made = new Map<string, Promise<KeptAnswer>>();

  async function make(text: () => string | Promise<string>): Promise<KeptAnswer> {
    const content = await text();
    return keptAnswer(createHash('sha256').update(content).digest('base64url').slice(0, 16), content);
  }

  /** `text` is asked for once; when it rejects, the next call asks again. */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    text: () => string | Promise<string>,
  ): Promise<FastifyReply> => {
    const route = request.routeOptions.url ?? '';
    const answer = made.get(route) ?? make(text);
    made.set(route, answer);
    answer.catch(() => made.delete(route));
    return sendKept(request, reply.header('cache-control', 'no-cache'), { answer: await answer, release: 'docs' });
  };
}
