import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendKept, type KeptAnswer } from '../http/kept-answers.ts';
import { DOCS_LIMIT } from '../plugins/rate-limit.ts';

/** Everyone may read the documents, also during maintenance. */
export const DOCS_CONFIG = { access: 'public', area: 'always', rateLimit: DOCS_LIMIT } as const;

export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> => sendKept(request, reply.header('cache-control', 'no-cache'), { answer, release: 'docs' });
