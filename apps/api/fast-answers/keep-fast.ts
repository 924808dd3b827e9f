import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerVersion } from '@pailei/core/ground/http/answer-versions';
import type { KeptAnswer } from '../http/kept-answers.ts';
import { isApiKey } from '../plugins/api-key.ts';
import { readBearer } from '../plugins/access.ts';
import { isPlain } from './answer-fast.ts';

type Tagged = { etag: string; kept?: KeptAnswer };

/** Lets the next who asks for what was just given go without the router, where all that decides on it is known there too. */
export function keepFast(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, askedAt, tagged }: { version: AnswerVersion; askedAt: number; tagged: Tagged },
): void {
  const { config, url: route } = request.routeOptions;
  const { access, area, asksLogin, rateLimit, accountLimit } = config;
  const { head, audience } = version;
  if (!head || !access || !route || asksLogin || rateLimit !== undefined || accountLimit) return;
  const token = readBearer(request.headers.authorization);
  if (request.method !== 'GET' || !isPlain(request.raw) || (token !== undefined && isApiKey(token))) return;
  const made = { route, access, area, audience, head, askedAt };
  request.server.fastAnswers?.put(request.url, made, { ...tagged, fields: reply.getHeaders() });
}
